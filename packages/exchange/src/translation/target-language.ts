/** The target language of a file. */
export type TargetLanguage = 'zh' | 'en';

const halfWidth: Readonly<Record<string, string>> = {
  '，': ', ',
  '。': '. ',
  '；': '; ',
  '：': ': ',
  '？': '? ',
  '！': '! ',
  '（': ' (',
  '）': ') ',
  '、': ', ',
};
const strayFullWidth = /(?<!\p{Script=Han}) *([，。；：？！（）、])(?!\p{Script=Han}) */gu;

/** Replaces full-width punctuation in a translation into English by half-width, except beside Han characters. */
export function punctuated(text: string, to: TargetLanguage): string {
  if (to === 'zh') return text;
  const changed = text.replace(strayFullWidth, (_, sign: string) => halfWidth[sign] ?? sign);
  return changed === text ? text : changed.replace(/ +(?=[,.;:?!)])/g, '');
}

const han = /\p{Script=Han}/gu;
const latinWord = /\p{Script=Latin}{2,}/gu;

/**
 * Whether a text contains words of the source language; numbers, symbols and text in the target language are
 * not translated.
 */
export function needsTranslation(text: string, to: TargetLanguage): boolean {
  const chinese = text.match(han)?.length ?? 0;
  if (to === 'en') return chinese > 0;
  const latin = text.match(latinWord)?.length ?? 0;
  return latin > 0 && latin * 2 > chinese;
}
