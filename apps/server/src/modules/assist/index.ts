export { checkFiles } from './check-files/check-files.ts';
export { englishFolder } from './language-folders.ts';
export { enginesOf } from './list-engines.ts';
export { createServerProofreader } from './server-proofreader.ts';
export { createSensitiveLists } from './word-lists/sensitive-lists.ts';
