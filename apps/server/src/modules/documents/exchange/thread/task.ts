import type { ExportFormat } from '@inkstone/contracts/exchange';
import type { Loss, Note, Picture } from '@inkstone/exchange';
import type { DocumentContent } from '../../../../sync/index.ts';

/** What a file can be read as. */
export type ReadFormat = 'docx' | 'pdf' | 'txt' | 'markdown' | 'html' | 'web';

/** A file to be read. */
export interface ReadTask {
  readonly kind: 'read';
  readonly format: ReadFormat;
  readonly bytes: Uint8Array;
  readonly changes: 'keep' | 'accept';
  /** Of a web page: where it was found, and the encoding that its header names. */
  readonly url: string;
  readonly charset: string;
}

/** A document to be written. */
export interface WriteTask {
  readonly kind: 'write';
  readonly format: ExportFormat;
  readonly content: DocumentContent;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Where pictures lie beside a Markdown file; null for within it. */
  readonly pictureFolder: ReadonlyMap<string, string> | null;
  readonly now: number;
  readonly words: { readonly notes: string; readonly back: string };
}

export type ExchangeTask = ReadTask | WriteTask;

/** A file that was read, in the shape that documents are kept in. */
export interface ReadResult {
  readonly content: DocumentContent;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly notes: readonly Note[];
  readonly losses: readonly Loss[];
}

/** What comes of a task: a reading, or the bytes of a file. */
export type ExchangeResult<Task extends ExchangeTask> = Task extends ReadTask ? ReadResult : Uint8Array;
