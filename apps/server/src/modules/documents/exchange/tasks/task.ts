import type { TextPlace } from '@inkstone/contracts/assist/proofread-file';
import type { ExportFormat } from '@inkstone/contracts/documents/exchange';
import type { TranslationFileFormat } from '@inkstone/contracts/translation/files';
import type { Loss, Picture } from '@inkstone/exchange';
import type { ChangeChoice, ReviewCount, Reviewer, ReviewFinding } from '@inkstone/exchange/docx';
import type { FileToTranslate, TextTranslation } from '@inkstone/exchange/translation';
import type { DocumentContent } from '../../../../platform/sync/index.ts';
import type { Picture as DrawnPicture } from '../../images/picture-task.ts';

/** Formats that can be read. */
export type ReadFormat = 'docx' | 'pdf' | 'txt' | 'markdown' | 'html' | 'web';

/** A file to read. */
export interface ReadTask {
  readonly kind: 'read';
  readonly format: ReadFormat;
  readonly bytes: Uint8Array;
  readonly changes: ChangeChoice;
  /** For web pages: the URL, and the encoding in the header. */
  readonly url: string;
  readonly charset: string;
  readonly now: number;
}

/** A document to write. */
export interface WriteTask {
  readonly kind: 'write';
  readonly format: ExportFormat;
  readonly content: DocumentContent;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Paths of pictures beside a Markdown file; null to embed them. */
  readonly pictureFolder: ReadonlyMap<string, string> | null;
  /** Whether notes are included: as comments if the format supports them, else as a list at the end. */
  readonly withNotes: boolean;
  /** The owner's display name; '' if unknown. */
  readonly owner: string;
  readonly now: number;
  /** The language of headings and labels that are added. */
  readonly language: 'zh' | 'en';
  /** What an AI content label states of the producer; null for a file without a label. */
  readonly producer: { readonly name: string; readonly produceId: string } | null;
}

/** A file whose paragraphs are to be proofread; other formats are converted to docx. */
export interface ParagraphsTask {
  readonly kind: 'paragraphs';
  readonly format: 'docx' | 'pdf' | 'txt' | 'markdown';
  readonly bytes: Uint8Array;
}

/** A docx to write findings into. */
export interface ReviewTask {
  readonly kind: 'review';
  readonly docx: Uint8Array;
  readonly findings: readonly ReviewFinding[];
  readonly reviewer: Reviewer;
}

/** A picture of a file to re-encode. */
export interface DrawTask {
  readonly kind: 'draw';
  readonly bytes: Uint8Array;
}

/** Imported content to convert to the first edit of a document. */
export interface BuildTask {
  readonly kind: 'build';
  readonly title: string;
  /** Whether the file itself has a title, which counts as content. */
  readonly isTitled: boolean;
  readonly content: Uint8Array;
  /** Stored locations of pictures by their `src`; others are omitted. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Ids of notes in the document by their ids in the file. */
  readonly noteIds: ReadonlyMap<string, string>;
  /** The AI content label of the file; null if it has none. */
  readonly label: string | null;
}

/** A file whose texts are to be translated. */
export interface TextsTask {
  readonly kind: 'texts';
  readonly format: TranslationFileFormat;
  readonly bytes: Uint8Array;
  /** The language of the translation. */
  readonly to: 'zh' | 'en';
  /** Whether comments are translated too. */
  readonly comments: boolean;
}

/** A file into which translations are written; for a pdf, the docx that it was converted to. */
export interface TranslateTask extends Omit<TextsTask, 'kind'> {
  readonly kind: 'translate';
  readonly translations: readonly (TextTranslation & { readonly index: number })[];
  /** The AI content label; null if nothing was translated. */
  readonly label: string | null;
}

/** A file whose tables are read: a docx, or a workbook. */
export interface TablesTask {
  readonly kind: 'tables';
  readonly format: 'docx' | 'xlsx';
  readonly bytes: Uint8Array;
}

export type ExchangeTask =
  | ReadTask
  | DrawTask
  | BuildTask
  | WriteTask
  | ParagraphsTask
  | ReviewTask
  | TextsTask
  | TranslateTask
  | TablesTask;

/** The part of a document's content that a file provides. */
export type ReadContent = Pick<DocumentContent, 'body' | 'notes'>;

/** A file that was read. */
export interface ReadResult {
  readonly title: string;
  /** `ReadContent` as JSON bytes: parsing it in the server process would block other requests. */
  readonly content: Uint8Array;
  readonly noteIds: readonly string[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly losses: readonly Loss[];
  /** The AI content label of the file; null if it has none. */
  readonly label: string | null;
}

/** The first edit of a document, and its list projection. */
export interface BuildResult {
  /** Yjs update. */
  readonly update: Uint8Array;
  readonly excerpt: string;
  readonly characters: number;
  readonly words: number;
}

/** The paragraphs of a file to proofread, and a docx with exactly these. */
export interface ParagraphsResult {
  readonly paragraphs: readonly string[];
  /** Position of each paragraph. */
  readonly places: readonly TextPlace[];
  readonly docx: Uint8Array;
}

/** A docx with findings in it. */
export interface ReviewResult extends ReviewCount {
  readonly bytes: Uint8Array;
}

/** The texts of a file; for a pdf, also the docx that it was converted to. */
export interface TextsResult extends Omit<FileToTranslate, 'write'> {
  readonly docx: Uint8Array | null;
}

interface Results {
  readonly read: ReadResult;
  readonly draw: DrawnPicture;
  readonly build: BuildResult;
  readonly write: Uint8Array;
  readonly paragraphs: ParagraphsResult;
  readonly review: ReviewResult;
  readonly texts: TextsResult;
  readonly translate: Uint8Array;
  readonly tables: string[][];
}

/** The result of a task. */
export type ExchangeResult<Task extends ExchangeTask = ExchangeTask> = Results[Task['kind']];
