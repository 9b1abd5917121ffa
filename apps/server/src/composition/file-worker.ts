import type { DocxTask } from '../modules/assist/official/docx-task.ts';
import type { ExchangeTask } from '../modules/documents/exchange/tasks/task.ts';
import { answerTasks } from '../platform/isolation/answer-tasks.ts';
import type { FileRunner, FileTask } from '../platform/isolation/file-processes.ts';

// The process that reads, writes and corrects files for all modules (isolation/file-processes.ts). A module's
// code is loaded with its first task. Tasks are not validated: the same module sent them.
const runners: Readonly<Record<FileRunner, (task: unknown) => Promise<unknown>>> = {
  exchange: async (task) =>
    (await import('../modules/documents/exchange/tasks/run-task.ts')).runTask(task as ExchangeTask),
  official: async (task) =>
    (await import('../modules/assist/official/docx-task.ts')).runDocxTask(task as DocxTask),
};

answerTasks(({ runner, task }: FileTask) => runners[runner](task));
