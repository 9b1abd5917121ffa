// `node store-tables.ts PACK` writes the tables of a language pack to its folder unless they exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './files.ts';
import { loadTables } from './stored-tables.ts';

const [pack] = process.argv.slice(2);
if (pack === undefined) throw new Error('Name the folder of a language pack.');
await loadTables(pack, readFileSync(join(dataFolder, 'characters.txt'), 'utf8'));
