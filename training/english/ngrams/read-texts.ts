import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChance } from './chance.ts';

/** Share of each kind of text that is used: only a part of old novels, because modern usage differs. */
const shares = {
  fiction: 0.6,
  proposals: 0.6,
  stories: 1,
  articles: 1,
  guides: 1,
  textbooks: 1,
  everyday: 1,
} as const;

/** The tokens of a sentence as in rules. */
export type Sentence = readonly string[];

const token = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|\S/gu;
const sentenceEnd = /(?<=[.!?]["”’)]*)\s+(?=["“‘(]*\p{Lu})/u;
const paragraphsTogether = 100;

/** Splits a paragraph approximately as the proofreader does. */
export function sentencesOf(paragraph: string): Sentence[] {
  return paragraph.split(sentenceEnd).map((sentence) => sentence.match(token) ?? []);
}

/** A paragraph and its kind of text. */
export interface Paragraph {
  readonly text: string;
  readonly genre: keyof typeof shares;
}

/** Returns the paragraphs of all kinds of text in a reproducible random order. */
export function readParagraphs(folder: string): Paragraph[] {
  const chance = createChance(1);
  const blocks: Paragraph[][] = [];
  for (const genre of Object.keys(shares) as (keyof typeof shares)[]) {
    const paragraphs = readFileSync(join(folder, `${genre}.txt`), 'utf8').split('\n');
    for (let at = 0; at < paragraphs.length; at += paragraphsTogether) {
      const block = paragraphs.slice(at, at + paragraphsTogether);
      if (chance() < shares[genre]) blocks.push(block.map((text) => ({ text, genre })));
    }
  }
  for (let i = blocks.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [blocks[i], blocks[j]] = [blocks[j] ?? [], blocks[i] ?? []];
  }
  return blocks.flat();
}

/** One of this many paragraphs is held out, to determine thresholds and credibility. */
const setAside = 25;

/** Whether a paragraph, by its index, is held out. */
export const isSetAside = (_: Paragraph, at: number) => Math.floor(at / paragraphsTogether) % setAside === 0;

/** Returns the held-out paragraphs. */
export const readHeldOut = (folder: string) => readParagraphs(folder).filter(isSetAside);
