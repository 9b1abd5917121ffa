export { checkFiles } from './check-files/check-files.ts';
export { enginesOf } from './list-engines.ts';
export { assistRoutes } from './routes.ts';
export { createServerProofreader, type ServerProofreader } from './server-proofreader.ts';
