"""The measurements that the README quotes; `python -m bench.scoring`, `python -m bench.startup`."""
