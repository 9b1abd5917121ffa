import type { ExportFormat } from '@inkstone/contracts/exchange';
import type { TextPlace } from '@inkstone/contracts/proofread-file';
import type { Loss, Picture } from '@inkstone/exchange';
import type { ChangeChoice, ReviewCount, Reviewer, ReviewFinding } from '@inkstone/exchange/docx';
import type { DocumentContent } from '../../../../sync/index.ts';

/** What a file can be read as. */
export type ReadFormat = 'docx' | 'pdf' | 'txt' | 'markdown' | 'html' | 'web';

/** A file to be read. */
export interface ReadTask {
  readonly kind: 'read';
  readonly format: ReadFormat;
  readonly bytes: Uint8Array;
  readonly changes: ChangeChoice;
  /** Of a web page: where it was found, and the encoding that its header names. */
  readonly url: string;
  readonly charset: string;
  readonly now: number;
}

/** A document to be written. */
export interface WriteTask {
  readonly kind: 'write';
  readonly format: ExportFormat;
  readonly content: DocumentContent;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Where pictures lie beside a Markdown file; null for within it. */
  readonly pictureFolder: ReadonlyMap<string, string> | null;
  /** Whether the notes on the text go with it: as comments where the format has them, else as a list at the end. */
  readonly withNotes: boolean;
  /** What the owner of the document is called; '' where nobody knows. */
  readonly owner: string;
  readonly now: number;
  readonly words: { readonly notes: string; readonly back: string };
}

/** A file whose paragraphs are to be proofread; what is no docx becomes one. */
export interface ParagraphsTask {
  readonly kind: 'paragraphs';
  readonly format: 'docx' | 'pdf' | 'txt' | 'markdown';
  readonly bytes: Uint8Array;
}

/** A docx into which findings are to be written. */
export interface ReviewTask {
  readonly kind: 'review';
  readonly docx: Uint8Array;
  readonly findings: readonly ReviewFinding[];
  readonly reviewer: Reviewer;
}

/** What was read, to be made the first edit of a document. */
export interface BuildTask {
  readonly kind: 'build';
  readonly title: string;
  /** Whether the file itself has a title; that, too, is something written. */
  readonly isTitled: boolean;
  readonly content: Uint8Array;
  /** Where pictures are kept, by their `src` in what was read; those that are not here are left out. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The ids of notes in the document by their ids in what was read. */
  readonly noteIds: ReadonlyMap<string, string>;
}

export type ExchangeTask = ReadTask | BuildTask | WriteTask | ParagraphsTask | ReviewTask;

/** What the words of a file are in its document. */
export type ReadContent = Pick<DocumentContent, 'body' | 'notes'>;

/** A file that was read. */
export interface ReadResult {
  readonly title: string;
  /** `ReadContent` as JSON: taking it apart outside of the thread would hold up every other request. */
  readonly content: Uint8Array;
  readonly noteIds: readonly string[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly losses: readonly Loss[];
}

/** The first edit of a document, and what lists show of it. */
export interface BuildResult {
  /** Yjs update. */
  readonly update: Uint8Array;
  readonly excerpt: string;
  readonly characters: number;
  readonly words: number;
}

/** What there is to proofread in a file: its paragraphs, and the docx that has just these. */
export interface ParagraphsResult {
  readonly paragraphs: readonly string[];
  /** Where each of them stands. */
  readonly places: readonly TextPlace[];
  readonly docx: Uint8Array;
}

/** A docx with findings in it. */
export interface ReviewResult extends ReviewCount {
  readonly bytes: Uint8Array;
}

interface Results {
  readonly read: ReadResult;
  readonly build: BuildResult;
  readonly write: Uint8Array;
  readonly paragraphs: ParagraphsResult;
  readonly review: ReviewResult;
}

/** What comes of a task. */
export type ExchangeResult<Task extends ExchangeTask = ExchangeTask> = Results[Task['kind']];
