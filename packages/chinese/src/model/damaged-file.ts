/** A data file that is cut short, of another kind or of a version that this reader does not know. */
export class DamagedFile extends Error {
  constructor(reason: string) {
    super(`The language model cannot be read: ${reason}.`);
    this.name = 'DamagedFile';
  }
}
