"""The machine of a measurement."""

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

from farol.core.data import Json
from farol.version import version_line


def machine() -> dict[str, Json]:
    """Processor, system, Python and the number of cores."""
    return {
        "processor": processor(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": os.cpu_count(),
    }


def measured_on() -> str:
    """The build and the machine in one line, printed beside figures."""
    here = machine()
    return f"{version_line()} on {here['processor']}, {here['system']}, {here['cores']} cores"


def processor() -> str:
    """The processor's name as the system gives it, or at least its architecture."""
    if platform.system() == "Darwin":
        return output_of("sysctl", "-n", "machdep.cpu.brand_string").strip()
    named = r"^model name\s*:\s*(.+)$"
    information = Path("/proc/cpuinfo")
    name = re.search(named, information.read_text(), re.M) if information.exists() else None
    if name is None and shutil.which("lscpu"):  # knows ARM's part numbers
        name = re.search(named, output_of("lscpu"), re.M | re.I)
    return name[1] if name is not None else platform.processor() or platform.machine()


def output_of(*command: str) -> str:
    """The output of a command, in the C locale."""
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"}
    ).stdout
