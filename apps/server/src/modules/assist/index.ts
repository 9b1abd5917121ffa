import type { checkFiles as run } from './check-files/check-files.ts';

export { englishFolder } from './language-folders.ts';
export { enginesOf } from './list-engines.ts';
export { createServerProofreader } from './server-proofreader.ts';
export { createSensitiveLists } from './word-lists/sensitive-lists.ts';

/** Runs `inkstone check`, whose code a server does not need; returns the exit code. */
export const checkFiles: typeof run = async (...args) =>
  (await import('./check-files/check-files.ts')).checkFiles(...args);
