/** Tells whoever runs a make how far it is. */
export function say(...words: readonly (string | number)[]): void {
  process.stdout.write(`${words.join(' ')}\n`);
}
