import { countWords } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/who.ts';
import { checkLength } from '../access.ts';
import { findMistakes } from '../find-mistakes.ts';
import { type PlacedLint, placeLints } from '../placed-lints.ts';
import { type ReadableFile, readFile } from './read-file.ts';

/** A file that was proofread. */
export interface CheckedFile {
  readonly file: ReadableFile;
  readonly words: number;
  /** In the order of the file. */
  readonly found: readonly PlacedLint[];
}

/** Proofreads a file as the caller wants to be proofread. Writes nothing, neither to the database nor to the log. */
export async function findFileFaults(
  deps: Pick<Deps, 'db' | 'proofreader'>,
  who: Member,
  { name, base64 }: { readonly name: string; readonly base64: string },
): Promise<CheckedFile> {
  const file = await readFile(who.accountId, name, Buffer.from(base64, 'base64'));
  const words = countWords(file.text);
  checkLength(who, file.text, words);
  return { file, words, found: placeLints(file, await findMistakes(deps, who, file.text, {})) };
}
