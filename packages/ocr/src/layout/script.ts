const han = /\p{Script=Han}/gu;
const letter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/** Returns the share of Han characters among all letters and characters; null without any. */
export function hanShare(text: string): number | null {
  const characters = text.match(han)?.length ?? 0;
  const letters = text.match(letter)?.length ?? 0;
  return characters + letters === 0 ? null : characters / (characters + letters);
}

/** Whether Chinese typography has no space beside the character. */
export function isWide(character: string | undefined): boolean {
  return character !== undefined && /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’—…]/u.test(character);
}
