/** Data that was loaded with a page. */
export interface LoadedData<Data> {
  readonly data: Data;
  /** In ms. */
  readonly loadedAt: number;
}
