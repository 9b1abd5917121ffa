/** Translates each Han character into a word of one letter and keeps the marks. */
export function scriptedEnglish(source: string): string {
  return source
    .replace(
      /\p{Script=Han}/gu,
      (sign) => `${String.fromCodePoint(97 + ((sign.codePointAt(0) ?? 0) % 26))}x `,
    )
    .replace(/\s+/g, ' ')
    .trim();
}
