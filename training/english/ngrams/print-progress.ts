/** Prints progress. */
export function printProgress(...words: readonly (string | number)[]): void {
  process.stdout.write(`${words.join(' ')}\n`);
}
