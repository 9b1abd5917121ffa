/** A file that somebody takes along of their account. */
export interface AccountFile {
  /** In the archive, with slashes. */
  readonly path: string;
  readonly content: Uint8Array;
}
