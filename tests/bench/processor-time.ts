import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux reports clock ticks: 100 per second on every system that Node supports. */
const ticksPerSecond = 100;

/** Returns the processor time of a process with all its threads and exited children, in s. */
export function processorTime(pid: number): number {
  const ticks = statusOf(pid)
    .slice(11, 15)
    .reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

/** Returns the processor time of a PostgreSQL server on this machine with all its processes, in s. */
export async function databaseTime(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = parentOf(rows[0]?.pid ?? 0);
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === server)
    .map((name) => processorTime(Number(name)));
  await client.end();
  return backends.reduce((sum, time) => sum + time, processorTime(server));
}

function parentOf(pid: number): number {
  try {
    return Number(statusOf(pid)[1]);
  } catch {
    // It has exited meanwhile.
    return -1;
  }
}

/** Returns the fields of a process's status (Linux) from its state on. */
function statusOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name, in parentheses, may contain spaces; the state is the first field after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Pins all threads of a process, and those that they create, to one core. */
export function pinToCore(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}

/** Whether a program is installed and runs. */
export function canRun(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
