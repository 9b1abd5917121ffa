import { fileURLToPath } from 'node:url';
import { readEnglish } from '@inkstone/english/files';
import { englishScorer, type RewriteResources } from '@inkstone/rewrite';
import { dataFolder, readSynonyms } from '@inkstone/rewrite/files';
import { englishFolder } from '../../assist/index.ts';

/** Language data for rewriting without a model. Missing data lead to fewer versions, not to wrong ones. */
export type LanguageData = RewriteResources;

/** Folder of the synonyms: in the source tree, or beside the bundle. */
const synonymsFolder = import.meta.url.endsWith('.ts')
  ? dataFolder
  : fileURLToPath(new URL('./rewrite', import.meta.url));

let known: LanguageData | undefined;

/** Returns the language data of this installation. The first call reads them, which takes about 100 ms. */
export async function loadLanguageData(): Promise<LanguageData> {
  known ??= readData();
  return known;
}

function readData(): LanguageData {
  const english = readEnglish(englishFolder);
  return { ...english, thesaurus: readSynonyms(synonymsFolder), scoreEnglish: englishScorer(english.ngrams) };
}
