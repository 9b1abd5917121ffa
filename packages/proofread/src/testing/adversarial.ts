/** Fragments that, repeated many times, have caused slow regular expressions. */
export const adversarialUnits: readonly string[] = [
  ...['的', 'a', ' ', '。', '，', '！', '!', '.', '…', '“', '"', '（', '('],
  ...['1-', 'ab,', '约一', '/a', '$_', '_a', '@', 'http:', '的,', ' a'],
  ...['\u0301', '😀', 'the ', 'teh ', 'recieve ', "a'", '```', '<a', '、《', '\n', 'a.', '!a'],
];

/** In ms of processor time of this process, so that other load is not counted. */
export function workOf(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
