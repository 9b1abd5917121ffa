import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpamVerdict } from '@inkstone/domain/desk';
import type { Random } from '@inkstone/kernel';
import { judgePosts, quietGap } from './judge-posts.ts';

const folder = join(import.meta.dirname, '../../../../../../training/evaluation/spam');

/** The texts of a file of `training/evaluation/spam` with a label. */
export function readTexts(
  file: 'held-out.tsv' | 'by-hand.tsv' | 'second.tsv' | 'third.tsv' | 'fourth.tsv',
  label: 'spam' | 'honest',
): string[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([kind, text = '']) => (kind === label ? [text] : []));
}

/**
 * Returns whether a text of `by-hand.tsv` belongs to the half that may be used for tuning the spam filter; decided by
 * the hash of the text.
 */
export function isTuned(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0;
}

/** Judges each text separately, as from a sender without earlier requests who needs a minute to fill in the form. */
export function judgeAlone(random: Random, texts: readonly string[]) {
  return texts.map((text, index): { readonly text: string; readonly verdict: SpamVerdict } => {
    const post = {
      ...{
        name: 'A. Sender',
        company: '',
        email: `sender${index}@example.com`,
        website: '',
        fillTime: 60_000,
      },
      ...{ address: `198.51.100.${index}`, text },
    };
    const [judged] = judgePosts(random, [post], { gap: quietGap });
    if (!judged) throw new Error('One post has one verdict');
    return { text, verdict: judged.verdict };
  });
}
