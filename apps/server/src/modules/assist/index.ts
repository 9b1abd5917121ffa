export { checkFiles } from './check-files/check-files.ts';
export { purgeChecks } from './learned-words/purge-checks.ts';
export { removeChecks } from './learned-words/remove-checks.ts';
export { enginesOf } from './list-engines.ts';
export { assistFileRoutes, assistRoutes } from './routes.ts';
export { createServerProofreader, type ServerProofreader } from './server-proofreader.ts';
