import { countWords } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../platform/http/who.ts';
import { findDocument, requireFound } from '../../documents/index.ts';
import { checkLength } from '../access.ts';
import { findMistakes, type TermChoice } from '../find-mistakes.ts';
import { meterText } from '../meter-text.ts';
import { type PlacedLint, placeLints } from '../placed-lints.ts';
import { type ReadableFile, readFile } from './read-file.ts';

/** A proofread file. */
export interface CheckedFile {
  readonly file: ReadableFile;
  readonly words: number;
  /** In file order. */
  readonly found: readonly PlacedLint[];
}

interface GivenFile {
  readonly name: string;
  readonly base64: string;
  /** The document whose glossary applies; null for none. */
  readonly documentId: string | null;
}

/** Proofreads a file with the caller's preferences. Stores and logs nothing. */
export async function findFileFaults(
  deps: Pick<Deps, 'db' | 'proofreader' | 'metering' | 'termBase'>,
  who: Member,
  given: GivenFile,
): Promise<CheckedFile> {
  const { file, words } = await openFile(deps, who, given);
  const lints = await findMistakes(deps, who, file.text, termChoiceOf(given), { isBackground: true });
  return { file, words, found: placeLints(file, lints) };
}

/** The terms for a file: those of the given document are checked even if the preference disables terms. */
export function termChoiceOf({ documentId }: Pick<GivenFile, 'documentId'>): TermChoice {
  return documentId === null ? {} : { documentId, checksTerms: true };
}

/** Reads a file for proofreading and counts it; refuses one that is too long or exceeds the remaining daily limit. */
export async function openFile(
  deps: Pick<Deps, 'db' | 'metering'>,
  who: Member,
  { name, base64, documentId }: GivenFile,
  signal?: AbortSignal,
): Promise<Pick<CheckedFile, 'file' | 'words'>> {
  if (documentId !== null) requireFound(await findDocument(deps.db.sql, who.accountId, documentId));
  const file = await readFile(who.accountId, name, Buffer.from(base64, 'base64'), signal);
  const words = countWords(file.text);
  checkLength(who, file.text, words);
  await meterText(deps, who, file.text);
  return { file, words };
}
