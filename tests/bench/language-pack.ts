import { join } from 'node:path';

/** Where the Chinese language pack is, if it is there. */
export const languagePack = join(process.env.LANGPACK_DIR ?? './data/langpacks', 'zh');
