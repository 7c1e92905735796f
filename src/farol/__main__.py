"""python -m farol"""

from farol.cli import main

main()
