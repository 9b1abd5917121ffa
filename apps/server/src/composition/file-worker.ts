import type { DocxTask } from '../modules/assist/official/docx-task.ts';
import type { ExchangeTask } from '../modules/documents/exchange/tasks/task.ts';
import type { PdfTask } from '../modules/ocr/pdf/pdf-task.ts';
import type { TermsTask } from '../modules/terms/files/terms-task.ts';
import { answerTasks } from '../platform/isolation/answer-tasks.ts';
import type { FileRunner, FileTask } from '../platform/isolation/file-processes.ts';

// The process that reads, writes and corrects files and draws pictures for all modules
// (isolation/file-processes.ts, picture-processes.ts). A module's
// code is loaded with its first task. Tasks are not validated: the same module sent them.
const runners: Readonly<Record<FileRunner, (task: unknown) => Promise<unknown>>> = {
  exchange: async (task) =>
    (await import('../modules/documents/exchange/tasks/run-task.ts')).runTask(task as ExchangeTask),
  official: async (task) =>
    (await import('../modules/assist/official/docx-task.ts')).runDocxTask(task as DocxTask),
  terms: async (task) =>
    (await import('../modules/terms/files/terms-task.ts')).runTermsTask(task as TermsTask),
  avatar: async (task) =>
    (await import('../modules/accounts/profile/avatar-task.ts')).drawAvatar(task as Uint8Array),
  image: async (task) =>
    (await import('../modules/documents/images/picture-task.ts')).drawPicture(task as Uint8Array),
  'ocr-pdf': async (task) => (await import('../modules/ocr/pdf/pdf-task.ts')).runPdfTask(task as PdfTask),
  screenshot: async (task) =>
    (await import('../modules/site/feedback/screenshot-task.ts')).drawScreenshot(task as Uint8Array),
};

answerTasks(({ runner, task }: FileTask) => runners[runner](task));
