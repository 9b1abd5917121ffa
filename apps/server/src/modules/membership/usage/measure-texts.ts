import { createHmac } from 'node:crypto';
import type { MeasuredSentence } from '@inkstone/domain/membership';
import { countWords, splitSentences, splitWords } from '@inkstone/proofread/client';
import type { DocumentDay } from './store.ts';

/**
 * Hashes a sentence or a whole text with a key, the account, the document and the day, so that hashes cannot
 * be compared between documents or days.
 */
export function hashText(key: Uint8Array, scope: DocumentDay, text: string): string {
  return String(digest(key, scope, text).readBigInt64BE());
}

function digest(key: Uint8Array, { accountId, documentId, day }: DocumentDay, text: string): Buffer {
  return createHmac('sha256', key).update(`${accountId}\0${documentId}\0${day}\0${text}`).digest();
}

/** Splits texts into sentences, and hashes and counts each. */
export function measureTexts(
  key: Uint8Array,
  scope: DocumentDay,
  texts: readonly string[],
): MeasuredSentence[][] {
  let seed: readonly [number, number] | undefined;
  const measure = (sentence: string): MeasuredSentence => ({
    hash: hashText(key, scope, sentence),
    words: countWords(sentence),
    marks: () => {
      if (seed === undefined) {
        const bytes = digest(key, scope, '');
        seed = [bytes.readInt32BE(), bytes.readInt32BE(4)];
      }
      return marksOf(sentence, seed);
    },
  });
  return texts.map((text) =>
    splitSentences(text)
      .map(({ start, end }) => text.slice(start, end).trim())
      .filter((sentence) => sentence !== '')
      .map(measure),
  );
}

/** Returns one byte of the hash per word. */
function marksOf(sentence: string, [seed, salt]: readonly [number, number]): Uint8Array {
  return Uint8Array.from(splitWords(sentence), (word) => {
    let hash = seed;
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16_777_619);
    hash = Math.imul(hash ^ (hash >>> 15), salt | 1);
    return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & 0xff;
  });
}
