import { readdirSync, readFileSync } from 'node:fs';

/** Highest memory in bytes that any child process of this one has had, as Linux tells. */
export function peakOfChildren(): number {
  let most = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = readStatus(pid);
    if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== process.pid) continue;
    if (!/^Name:\s+node/m.test(status) && !/^Name:\s+MainThread/m.test(status)) continue;
    most = Math.max(most, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
  }
  return most;
}

/** A process may end while it is looked at. */
function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
