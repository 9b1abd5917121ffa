import { traditionalPairs } from './data/traditional.ts';

/** A text normalised against obfuscation, with the original offset of each remaining UTF-16 unit. */
export interface FoldedText {
  readonly text: string;
  /** Original start and end (exclusive) of each unit. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Filler: characters inserted into words to evade lists. Marks that end a clause separate words instead. */
const filler = /[ \t\u00a0\u00ad\u200b-\u200f\u2060\u3000\ufeff*·•・_~^|\\/+#=`'@&%$.-]/;
/** Maximum length of filler; longer sequences separate words. */
const maxFiller = 3;

/** Japanese forms, which tables of traditional characters lack, each followed by the simplified form. */
const japanesePairs = '単单発发売卖薬药銭钱証证楽乐権权鉄铁総总応应辺边囲围検检験验氷冰図图広广児儿';

const simplified = new Map<string, string>();
for (const line of [...traditionalPairs.trim().split('\n'), japanesePairs]) {
  const characters = [...line];
  for (let at = 0; at + 1 < characters.length; at += 2) {
    simplified.set(characters[at] ?? '', characters[at + 1] ?? '');
  }
}

/** Replaces traditional and Japanese characters by simplified ones; everything else stays. */
export function simplifyCharacters(text: string): string {
  return [...text].map((sign) => simplified.get(sign) ?? sign).join('');
}

/** Normalises one UTF-16 unit to one unit: half-width, lower case, simplified. */
export function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit.toLowerCase();
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  if (code >= 0x2460 && code <= 0x24ff) return withoutRing(unit);
  return simplified.get(unit) ?? unit;
}

/** Converts circled characters such as ① and Ⓐ to 1 and a; characters that would become several units are unchanged. */
function withoutRing(unit: string): string {
  const inside = unit === '⓪' ? '0' : unit.normalize('NFKC').toLowerCase();
  return inside.length === 1 ? inside : unit;
}

/** Whether a unit is a common Chinese character, which is never filler. */
function isHan(unit: string): boolean {
  const code = unit.charCodeAt(0);
  return code >= 0x4e00 && code <= 0x9fff;
}

/** Normalises a word of a list in the same way, without filler. */
export function foldWord(word: string): string {
  return foldText(word).text;
}

/** Normalises a text; linear in its length. */
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
    } else if (++fillers === maxFiller + 1) keep(' ', at);
  }
  return { text: units.join(''), starts, ends };
}
