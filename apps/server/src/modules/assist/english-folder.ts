import { fileURLToPath } from 'node:url';
import { dataFolder } from '@inkstone/english/files';

/** Folder of the English data: in the source tree, or beside the bundle. */
export const englishFolder = import.meta.url.endsWith('.ts')
  ? dataFolder
  : fileURLToPath(new URL('./english', import.meta.url));
