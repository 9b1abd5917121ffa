import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Weight of each register in modern English, and whether its unknown words are added. */
export const registers = {
  everyday: { share: 0.2, isModern: true },
  stories: { share: 0.05, isModern: false },
  fiction: { share: 0.25, isModern: false },
  textbooks: { share: 0.3, isModern: true },
  articles: { share: 0.12, isModern: true },
  guides: { share: 0.06, isModern: true },
  proposals: { share: 0.02, isModern: true },
} as const;

type Register = keyof typeof registers;

/** Number of occurrences of words, as written, by register. */
export type RegisterCounts = ReadonlyMap<Register, ReadonlyMap<string, number>>;

const word = /(?<![\p{L}\p{N}_@/\\.#-])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}_@/\\])/gu;

/** Counts the words of `<register>.txt` in a folder. */
export function countRegisters(folder: string): RegisterCounts {
  const names = Object.keys(registers) as Register[];
  return new Map(names.map((name) => [name, countWords(readFileSync(join(folder, `${name}.txt`), 'utf8'))]));
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(word)) {
    const written = found.replace('’', "'").replace(/'s$/, '');
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  return counts;
}

/** Returns the weighted occurrences of each lower-case word per billion words. */
export function mixedFrequencies(counts: RegisterCounts): Map<string, number> {
  const mixed = new Map<string, number>();
  for (const [register, words] of counts) {
    const total = [...words.values()].reduce((sum, count) => sum + count, 0);
    for (const [form, count] of words) {
      const text = form.toLowerCase();
      mixed.set(text, (mixed.get(text) ?? 0) + (registers[register].share * count * 1e9) / total);
    }
  }
  return mixed;
}

/** Minimum frequency of an unlisted word in modern texts, and minimum number of registers. */
const often = { times: 15, registers: 2 };

/** Returns such words, each in its most frequent form. */
export function frequentForms(counts: RegisterCounts): Map<string, string> {
  const seen = new Map<string, { times: number; registers: number; form: string; best: number }>();
  for (const [register, words] of counts) {
    if (!registers[register].isModern) continue;
    const here = new Set<string>();
    for (const [form, count] of words) {
      const text = form.toLowerCase();
      const entry = seen.get(text) ?? { times: 0, registers: 0, form, best: 0 };
      entry.times += count;
      if (!here.has(text)) entry.registers++;
      here.add(text);
      if (count > entry.best) Object.assign(entry, { form, best: count });
      seen.set(text, entry);
    }
  }
  return new Map(
    [...seen]
      .filter(([, { times, registers: kinds }]) => times >= often.times && kinds >= often.registers)
      .map(([text, { form }]) => [text, form]),
  );
}
