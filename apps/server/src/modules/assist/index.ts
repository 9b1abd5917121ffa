export { checkFiles } from './check-files/check-files.ts';
export { enginesOf } from './list-engines.ts';
export { assistModule } from './manifest.ts';
export { createServerProofreader } from './server-proofreader.ts';
