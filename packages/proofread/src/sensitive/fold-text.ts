import { traditionalPairs } from './data/traditional.ts';

/** A text without its disguises, and where each remaining UTF-16 unit came from. */
export interface FoldedText {
  readonly text: string;
  /** Place of each unit in the original, and the place behind it. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** What people put between the characters of a word so that no list finds it. Marks that end a clause part words. */
const filler = /[ \t\u00a0\u00ad\u200b-\u200f\u2060\u3000\ufeff*·•・_~^|\\/+#=`'@&%$.-]/;
/** More of it than this, and it is no disguise but a distance. */
const mostFiller = 3;

/** Japanese forms, which no table of traditional characters has, each followed by the simplified one. */
const japanesePairs = '単单発发売卖薬药銭钱証证楽乐権权鉄铁総总応应辺边囲围検检験验氷冰図图広广児儿';

const simplified = new Map<string, string>();
for (const line of [...traditionalPairs.trim().split('\n'), japanesePairs]) {
  const characters = [...line];
  for (let at = 0; at + 1 < characters.length; at += 2) {
    simplified.set(characters[at] ?? '', characters[at + 1] ?? '');
  }
}

/** One UTF-16 unit without its disguise: half-width, small, simplified. */
function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit.toLowerCase();
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  if (code >= 0x2460 && code <= 0x24ff) return withoutRing(unit);
  return simplified.get(unit) ?? unit;
}

/** ① and Ⓐ as 1 and a; what would be several units stays. */
function withoutRing(unit: string): string {
  const inside = unit === '⓪' ? '0' : unit.normalize('NFKC').toLowerCase();
  return inside.length === 1 ? inside : unit;
}

/** Whether a unit is a common Chinese character, which no filler is. */
function isHan(unit: string): boolean {
  const code = unit.charCodeAt(0);
  return code >= 0x4e00 && code <= 0x9fff;
}

/** A list's word as texts are folded, without filler. */
export function foldWord(word: string): string {
  return foldText(word).text;
}

/** Folds a text; linear in its length. */
export function foldText(original: string): FoldedText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (unit: string, at: number) => {
    units.push(unit);
    starts.push(at);
    ends.push(at + 1);
  };
  let fillers = 0;
  for (let at = 0; at < original.length; at++) {
    const unit = original[at] ?? '';
    const folded = foldUnit(unit);
    if (isHan(folded) || !filler.test(folded)) {
      fillers = 0;
      keep(folded, at);
    } else if (++fillers === mostFiller + 1) keep(' ', at);
  }
  return { text: units.join(''), starts, ends };
}
