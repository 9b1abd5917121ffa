/** Characters that must not start a line: closing and separating punctuation. */
const neverFirst = new Set(
  '，。、；：？！）》」』】〕〉〗”’…—～·％‰℃ー々〻ぁぃぅぇぉっゃゅょァィゥェォッャュョ!),.:;?]}%¢°'.split(''),
);
/** Characters that must not end a line: opening punctuation. */
const neverLast = new Set('（《「『【〔〈〖“‘([{￥$£'.split(''));
/** Full-width punctuation with ink in the left half only, which may hang over the edge. */
const hanging = new Set('，。、；：）》」』】〕〉〗”’'.split(''));

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60‘’“”…—·\p{Extended_Pictographic}]/u;

/** Whether a line may break on both sides of a character, as in Chinese. */
export function isWide(character: string): boolean {
  return wide.test(character) && !/[0-9#*]/.test(character);
}

/** Whether a character is a CJK letter or digit, as opposed to punctuation. */
export function isWideLetter(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character);
}

/** Whether a line may start with the character. */
export function canBegin(character: string): boolean {
  return !neverFirst.has(character);
}

/** Whether a line may end with the character. */
export function canEnd(character: string): boolean {
  return !neverLast.has(character);
}

/** Whether half of the character may hang over the edge of the line. */
export function canHang(character: string): boolean {
  return hanging.has(character);
}
