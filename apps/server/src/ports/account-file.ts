/** A file in the archive of an account. */
export interface AccountFile {
  /** Path within the archive, separated by slashes. */
  readonly path: string;
  readonly content: Uint8Array;
}
