import { fileURLToPath } from 'node:url';
import { dataFolder } from '@inkstone/english/files';

/** Where the data files of English are: in the source tree, or beside the bundle where the build puts them. */
export const englishFolder = import.meta.url.endsWith('.ts')
  ? dataFolder
  : fileURLToPath(new URL('./english', import.meta.url));
