import type { Route } from './http/route.ts';
import { documentsRoutes } from './modules/documents/index.ts';

/** The whole API, word by word. */
export const routes: readonly Route[] = [...documentsRoutes];
