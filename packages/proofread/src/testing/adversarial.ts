/** Fragments that, repeated many times, have caused slow regular expressions. */
export const adversarialUnits: readonly string[] = [
  ...['的', 'a', ' ', '。', '，', '！', '!', '.', '…', '“', '"', '（', '('],
  ...['1-', 'ab,', '约一', '/a', '$_', '_a', '@', 'http:', '的,', ' a'],
  ...['\u0301', '😀', 'the ', 'teh ', 'recieve ', "a'", '```', '<a', '、《', '\n', 'a.', '!a'],
];
