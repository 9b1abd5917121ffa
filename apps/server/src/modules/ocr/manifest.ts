import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { accountData } from './account-data/store.ts';
import { continueOcr, purgeOcr, readPictures } from './jobs/jobs.ts';
import { ocrFileRoutes, ocrRoutes } from './routes.ts';

/** The manifest of the module. */
export const ocrModule: ModuleManifest = {
  name: 'ocr',
  accountData,
  routes: ocrRoutes,
  fileRoutes: ocrFileRoutes,
  jobs: [readPictures, continueOcr, purgeOcr],
};
