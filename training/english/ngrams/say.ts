/** Prints progress. */
export function say(...words: readonly (string | number)[]): void {
  process.stdout.write(`${words.join(' ')}\n`);
}
