import { readdirSync, readFileSync } from 'node:fs';

/** Returns the peak memory of all child processes of this one so far, in bytes (Linux). */
export function peakOfChildren(): number {
  let peak = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = readStatus(pid);
    if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== process.pid) continue;
    if (!/^Name:\s+node/m.test(status) && !/^Name:\s+MainThread/m.test(status)) continue;
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
  }
  return peak;
}

/** A process may exit while its status is read. */
function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
