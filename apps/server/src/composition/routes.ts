import { registered } from './modules.ts';

/** All endpoints with a JSON envelope. */
export const routes = registered('routes');

/** Endpoints that reply with a file. */
export const fileRoutes = registered('fileRoutes');

/** Endpoints that reply with an event stream. */
export const streamRoutes = registered('streamRoutes');

/** Webhooks of vendors, in their own formats. */
export const webhookRoutes = registered('webhookRoutes');

/** Folders that are served without the API. */
export const publicFolders = registered('publicFolders');
