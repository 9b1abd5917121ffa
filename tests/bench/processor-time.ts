import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux reports clock ticks: 100 per second on every system that Node supports. */
const ticksPerSecond = 100;

/** Returns the processor time of a process with all its threads and exited children, in s. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name, in parentheses, may contain spaces; the state is the first field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

/** Pins all threads of a process, and those that they create, to one core. */
export function pinToCore(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}

/** Whether a program is installed and runs. */
export function canRun(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
