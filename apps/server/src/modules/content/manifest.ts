import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { publicationDue, settleArticle } from './editing/change-article.ts';
import { listPublicPaths } from './reading/articles.ts';
import { readPicture } from './reading/read-picture.ts';
import { contentRoutes } from './routes.ts';
import { importSeeds } from './seed/import-seeds.ts';

/** The manifest of the module. */
export const contentModule: ModuleManifest = {
  name: 'content',
  routes: contentRoutes,
  fileRoutes: [readPicture],
  sitePaths: [listPublicPaths],
  dataImports: [importSeeds],
  dueHandlers: [{ kind: publicationDue, run: settleArticle }],
};
