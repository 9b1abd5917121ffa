/** A data file that is truncated, of another type or of an unsupported version. */
export class DamagedFile extends Error {
  constructor(reason: string) {
    super(`The language model cannot be read: ${reason}.`);
    this.name = 'DamagedFile';
  }
}
