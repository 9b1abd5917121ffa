/** What may not begin a line: what closes, and what ends a sentence or a part of one. */
const neverFirst = new Set(
  '，。、；：？！）》」』】〕〉〗”’…—～·％‰℃ー々〻ぁぃぅぇぉっゃゅょァィゥェォッャュョ!),.:;?]}%¢°'.split(''),
);
/** What may not end a line: what opens. */
const neverLast = new Set('（《「『【〔〈〖“‘([{￥$£'.split(''));
/** Full-width signs whose ink stands in the left half, so that they may hang over the edge. */
const hanging = new Set('，。、；：）》」』】〕〉〗”’'.split(''));

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60‘’“”…—·\p{Extended_Pictographic}]/u;

/** Whether a line may break on both sides of a sign, as in Chinese. */
export function isWide(sign: string): boolean {
  return wide.test(sign) && !/[0-9#*]/.test(sign);
}

/** Whether a sign is a letter or digit of Chinese, Japanese or Korean, and no punctuation. */
export function isWideLetter(sign: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign);
}

/** Whether a line may begin with the sign. */
export function canBegin(sign: string): boolean {
  return !neverFirst.has(sign);
}

/** Whether a line may end with the sign. */
export function canEnd(sign: string): boolean {
  return !neverLast.has(sign);
}

/** Whether half of the sign may stand outside of the line. */
export function canHang(sign: string): boolean {
  return hanging.has(sign);
}
