/** Radicals used in place of characters that Unicode normalisation does not map. */
const radicals: Readonly<Record<string, string>> = {
  '⺠': '民',
  '⺟': '母',
  '⻁': '虎',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻙': '韦',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻨': '麦',
  '⻩': '黄',
  '⻬': '齐',
  '⻮': '齿',
  '⻰': '龙',
  '⻳': '龟',
};

/** Replaces characters that fonts map incorrectly: radicals by ideographs, ligatures by letters. */
export function normaliseCharacters(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\u2f00-\u2fdf\ufb00-\ufb06\uf900-\ufaff]/g, (character) => character.normalize('NFKC'))
      .replace(/[\u2e80-\u2ef3]/g, (character) => radicals[character] ?? character.normalize('NFKC'))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: documents must not contain them
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '')
  );
}
