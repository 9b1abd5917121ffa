import { parentPort } from 'node:worker_threads';
import type { TaskLimits } from './message.ts';

// The thread that ends its process when a task exceeds its limits. A task that never returns to the event
// loop cannot be interrupted by its own thread; memory outside the JavaScript heap has no other limit.

const pollInterval = 50;
const server = process.ppid;
let looking: NodeJS.Timeout | undefined;

parentPort?.on('message', (limits: TaskLimits | null) => {
  clearInterval(looking);
  if (limits) looking = setInterval(check, pollInterval, limits, processorTime());
});

function check(limits: TaskLimits, before: number): void {
  const isTooSlow = processorTime() - before > limits.processorTime;
  const isTooLarge = process.memoryUsage.rss() > limits.memory;
  const isOrphan = process.ppid !== server;
  if (isTooSlow || isTooLarge || isOrphan) process.kill(process.pid, 'SIGKILL');
}

/** CPU time of all threads of the process, in ms. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
