import { fileURLToPath } from 'node:url';
import { dataFolder as chineseSource } from '@inkstone/chinese/files';
import { dataFolder as englishSource } from '@inkstone/english/files';

/** Folder of the English data: in the source tree, or beside the bundle. */
export const englishFolder = import.meta.url.endsWith('.ts')
  ? englishSource
  : fileURLToPath(new URL('./english', import.meta.url));

/** Folder of the Chinese data: in the source tree, or beside the bundle. */
export const chineseFolder = import.meta.url.endsWith('.ts')
  ? chineseSource
  : fileURLToPath(new URL('./chinese', import.meta.url));
