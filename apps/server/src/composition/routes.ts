import { registered } from './modules.ts';

/** The whole API. */
export const routes = registered('routes');

/** What is fetched as a file and not in an envelope. */
export const fileRoutes = registered('fileRoutes');

/** What is answered by a sequence of events. */
export const streamRoutes = registered('streamRoutes');

/** What vendors call in their own formats. */
export const webhookRoutes = registered('webhookRoutes');

/** What anybody may fetch without asking the API. */
export const publicFolders = registered('publicFolders');
