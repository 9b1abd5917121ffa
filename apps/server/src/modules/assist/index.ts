export { assistRoutes } from './routes.ts';
export { createServerProofreader, type ServerProofreader } from './server-proofreader.ts';
