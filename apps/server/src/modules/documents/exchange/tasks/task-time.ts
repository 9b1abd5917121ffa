import { minute, second } from '@inkstone/kernel';
import type { TaskTime } from '../../../../platform/isolation/isolated-process.ts';
import type { ExchangeTask } from './task.ts';

const megabyte = 1024 * 1024;
/** Formats that a small file can make slow deliberately; a genuine large one takes this long per MB. */
const markup = { formats: ['markdown', 'html', 'web'], base: 10 * second, perMegabyte: 4 * second } as const;

/**
 * Returns the time limits of a task: genuine files need less. The load of other programs counts only in
 * wall-clock time.
 */
export function timeOf(task: ExchangeTask): TaskTime {
  return { processorTime: processorTimeOf(task), clockTime: minute };
}

function processorTimeOf(task: ExchangeTask): number {
  if (task.kind !== 'read' && task.kind !== 'paragraphs') return minute;
  if (!markup.formats.some((format) => format === task.format)) return minute;
  return Math.min(minute, markup.base + (task.bytes.length / megabyte) * markup.perMegabyte);
}
