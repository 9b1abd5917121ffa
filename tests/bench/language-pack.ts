import { join } from 'node:path';

/** The folder of the Chinese language pack, if it is installed. */
export const languagePack = join(process.env.LANGPACK_DIR ?? './data/langpacks', 'zh');
