import { hashText } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread';

/** A paragraph of a native text; those with the same `part` are contiguous. */
export interface NativeRow {
  readonly id: string;
  readonly part?: number;
  readonly source: string;
}

/** A finding in a sentence by a native writer. */
export interface Alarm {
  readonly set: string;
  /** Identifies sentence, place and rule without revealing the text. */
  readonly id: string;
  readonly rule: string;
  readonly found: string;
  readonly better: string;
  readonly credible: number;
  readonly sentence: string;
  readonly at: number;
}

const together = 12;

/** Returns the paragraphs of each text: those of one part; in sets without parts, twelve in a row. */
export function textsOf(rows: readonly NativeRow[]): string[][] {
  const texts = new Map<number, string[]>();
  for (const [i, { part = Math.floor(i / together), source }] of rows.entries()) {
    const text = texts.get(part);
    if (text === undefined) texts.set(part, [source]);
    else text.push(source);
  }
  return [...texts.values()];
}

const sentence = /[^。！？；.!?\n]+[。！？；.!?\n]*/g;

/** Returns the findings of a text by sentence, and the number of its sentences. */
export function alarmsIn(
  set: string,
  text: readonly string[],
  found: readonly (readonly Lint[])[],
): { readonly sentences: number; readonly alarms: Alarm[] } {
  let sentences = 0;
  const alarms: Alarm[] = [];
  for (const [i, paragraph] of text.entries()) {
    for (const { index, 0: words } of paragraph.matchAll(sentence)) {
      sentences++;
      for (const { ruleId, span, original, replacements, credible } of found[i] ?? []) {
        const at = span.start - index;
        if (at < 0 || at >= words.length) continue;
        const id = hashText([ruleId, words, at].join('\u0000'));
        alarms.push({
          ...{ set, id, rule: ruleId, found: original, better: replacements[0] ?? '' },
          ...{ credible, sentence: words, at },
        });
      }
    }
  }
  return { sentences, alarms };
}
