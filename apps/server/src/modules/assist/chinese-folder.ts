import { fileURLToPath } from 'node:url';
import { dataFolder } from '@inkstone/chinese/files';

/** Folder of the Chinese data: in the source tree, or beside the bundle. */
export const chineseFolder = import.meta.url.endsWith('.ts')
  ? dataFolder
  : fileURLToPath(new URL('./chinese', import.meta.url));
