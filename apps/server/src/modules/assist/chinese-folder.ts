import { fileURLToPath } from 'node:url';
import { dataFolder } from '@inkstone/chinese/files';

/** Where the tables of Chinese are: in the source tree, or beside the bundle where the build puts them. */
export const chineseFolder = import.meta.url.endsWith('.ts')
  ? dataFolder
  : fileURLToPath(new URL('./chinese', import.meta.url));
