import { fileURLToPath } from 'node:url';
import { readEnglish } from '@inkstone/english/files';
import { englishScorer, type RewriteResources } from '@inkstone/rewrite';
import { dataFolder, readSynonyms } from '@inkstone/rewrite/files';
import { englishFolder } from '../../assist/index.ts';

/** Language data for rewriting without a model; what is missing makes fewer versions, not wrong ones. */
export type LanguageData = RewriteResources;

/** Folder of the synonyms: in the source tree, or beside the bundle. */
const synonymsFolder = import.meta.url.endsWith('.ts')
  ? dataFolder
  : fileURLToPath(new URL('./rewrite', import.meta.url));

let known: LanguageData | undefined;

/** The language data of this installation. They are read with the first text, which takes about 100 ms. */
export async function loadLanguageData(): Promise<LanguageData> {
  known ??= readData();
  return known;
}

function readData(): LanguageData {
  const english = readEnglish(englishFolder);
  return { ...english, thesaurus: readSynonyms(synonymsFolder), scoreEnglish: englishScorer(english.ngrams) };
}
