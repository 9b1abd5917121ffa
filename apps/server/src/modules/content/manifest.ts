import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { publicationDue, settleArticle } from './editing/change-article.ts';
import { listPublicPaths } from './reading/articles.ts';
import { readPicture } from './reading/read-picture.ts';
import { contentRoutes } from './routes.ts';

/** The manifest of the module. */
export const contentModule: ModuleManifest = {
  name: 'content',
  routes: contentRoutes,
  fileRoutes: [readPicture],
  sitePaths: [listPublicPaths],
  dueHandlers: [{ kind: publicationDue, run: settleArticle }],
};
