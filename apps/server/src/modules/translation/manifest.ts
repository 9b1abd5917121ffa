import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { fileData } from './files/account-data/store.ts';
import { fileJobs } from './files/jobs.ts';
import { fileRoutes } from './files/routes.ts';
import { translationRoutes, translationStreamRoutes } from './routes.ts';
import { translationSettings } from './settings.ts';
import { forgetDocuments, sentenceData } from './texts/account-data/store.ts';
import { purgeJob } from './texts/jobs.ts';

/** The manifest of the module. */
export const translationModule: ModuleManifest = {
  name: 'translation',
  settings: translationSettings,
  accountData: {
    archived: { ...fileData.archived, ...sentenceData.archived },
    unarchived: [...fileData.unarchived, ...sentenceData.unarchived],
  },
  routes: [...translationRoutes, ...fileRoutes],
  streamRoutes: translationStreamRoutes,
  jobs: [...fileJobs, purgeJob],
  documentRemovers: [forgetDocuments],
};
