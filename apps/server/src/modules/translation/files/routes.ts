import * as files from '@inkstone/contracts/translation/files';
import { type Route, route } from '../../../platform/http/route.ts';
import { downloadFile } from './download-file.ts';
import { quoteFile } from './quote-file.ts';
import { deleteFiles, listFiles, readFile } from './read-files.ts';
import { cancelFile, startFile } from './start-file.ts';

/** Endpoints of the translation of files. */
export const fileRoutes: Route[] = [
  route(files.quoteTranslationFile, quoteFile),
  route(files.startTranslationFile, startFile),
  route(files.cancelTranslationFile, cancelFile),
  route(files.readTranslationFile, readFile),
  route(files.listTranslationFiles, listFiles),
  route(files.downloadTranslationFile, downloadFile),
  route(files.deleteTranslationFiles, deleteFiles),
];
