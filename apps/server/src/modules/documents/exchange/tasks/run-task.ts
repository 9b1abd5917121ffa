import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '@inkstone/contracts';
import { importBytesLimit } from '@inkstone/contracts/documents/exchange';
import { isBody } from '@inkstone/domain/documents/versions';
import {
  bodyFromJson,
  containsGenerated,
  createLabel,
  degreeOf,
  listDocumentNotes,
  type Manuscript,
  parseLabel,
  type Reading,
  toDocumentNotes,
  withLabelNotice,
  withNotesAtEnd,
} from '@inkstone/exchange';
import type { DocumentContent } from '../../../../platform/sync/index.ts';
import { readParagraphs, reviewFile } from './review-task.ts';
import type { ExchangeResult, ExchangeTask, ReadContent, ReadResult, ReadTask, WriteTask } from './task.ts';

/** Runs a task. Format modules are loaded on first use. Throws AppError. */
export async function runTask(task: ExchangeTask): Promise<ExchangeResult> {
  switch (task.kind) {
    case 'read':
      return read(task);
    case 'draw':
      return (await import('../../images/picture-task.ts')).drawPicture(task.bytes);
    case 'build':
      return (await import('./build-task.ts')).build(task);
    case 'write':
      return write(task);
    case 'paragraphs':
      return readParagraphs(task, readFormat);
    case 'review':
      return reviewFile(task);
    case 'texts':
      return (await import('./translate-task.ts')).readTexts(task, readFormat);
    case 'translate':
      return (await import('./translate-task.ts')).translateFile(task);
    case 'tables':
      return (await import('./tables-task.ts')).readTables(task);
  }
}

async function read(task: ReadTask): Promise<ReadResult> {
  const { manuscript, losses } = await readFormat(task);
  const { title, body, pictures, label = null } = manuscript;
  body.check();
  const notes = toDocumentNotes(manuscript, task.now);
  const content: ReadContent = { body: toBody(body.toJSON()), notes };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return { title, content: bytes, noteIds: notes.map(({ id }) => id), pictures, losses, label };
}

type ReadableFile = Pick<ReadTask, 'format' | 'bytes'> & Partial<Omit<ReadTask, 'kind'>>;

async function readFormat({
  format,
  bytes,
  changes = 'accept',
  url = '',
  charset = '',
}: ReadableFile): Promise<Reading> {
  switch (format) {
    case 'docx': {
      const { readDocx } = await import('@inkstone/exchange/docx');
      return readDocx(bytes, { changes, maxBytes: importBytesLimit });
    }
    case 'pdf': {
      const { readPdf } = await import('@inkstone/exchange/pdf');
      const cMapUrl = fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')));
      return readPdf(bytes, { cMapUrl });
    }
    case 'txt': {
      const { readPlain } = await import('@inkstone/exchange/plain');
      return readPlain(await decode(bytes));
    }
    case 'markdown': {
      const { readMarkdown } = await import('@inkstone/exchange/markdown');
      return readMarkdown(await decode(bytes));
    }
    case 'html': {
      const { readHtml } = await import('@inkstone/exchange/html');
      return readHtml(await decodeHtml(bytes, ''));
    }
    case 'web': {
      const { readWebPage } = await import('@inkstone/exchange/web');
      return readWebPage(await decodeHtml(bytes, charset), url);
    }
  }
}

async function decode(bytes: Uint8Array): Promise<string> {
  const { decodePlain } = await import('@inkstone/exchange/plain');
  const decoded = decodePlain(bytes);
  if (!decoded) throw new AppError('file_format_mismatch');
  return decoded.text;
}

async function decodeHtml(bytes: Uint8Array, charset: string): Promise<string> {
  const { decodePage } = await import('@inkstone/exchange/web');
  const text = decodePage(bytes, charset);
  if (text === null || text.includes('\u0000')) throw new AppError('file_format_mismatch');
  return text;
}

const addedWords = {
  zh: { notes: '批注', back: '返回正文' },
  en: { notes: 'Notes', back: 'Back to the text' },
} as const;

async function write(task: WriteTask): Promise<Uint8Array> {
  const { format, pictureFolder, now, language } = task;
  const manuscript = manuscriptOf(task);
  const text = (file: string) => new TextEncoder().encode(file);
  switch (format) {
    case 'docx':
      return (await import('@inkstone/exchange/docx')).writeDocx(manuscript);
    case 'pdf': {
      const { writePdf } = await import('@inkstone/exchange/pdf');
      const { toPrintable } = await import('./printable-task.ts');
      const pictures = await toPrintable(manuscript.pictures);
      return writePdf({ ...manuscript, pictures }, await readFonts(), new Date(now));
    }
    case 'md': {
      const { writeMarkdown } = await import('@inkstone/exchange/markdown');
      return text(
        writeMarkdown(manuscript, pictureFolder ? (src) => pictureFolder.get(src) ?? null : undefined),
      );
    }
    case 'html':
      return text((await import('@inkstone/exchange/html')).writeHtml(manuscript, addedWords[language]));
    case 'txt':
      // Older programs read files without a byte order mark in the system encoding.
      return text(`\ufeff${(await import('@inkstone/exchange/plain')).writePlain(manuscript)}`);
  }
}

/** Notes become comments in docx; in other formats they are listed at the end. */
function manuscriptOf(task: WriteTask): Manuscript {
  const { format, content, pictures, withNotes, owner, language } = task;
  const body = bodyFromJson(content.body);
  const notes = withNotes ? listDocumentNotes(body, content.notes, () => owner) : [];
  const whole = format === 'docx' ? body : withNotesAtEnd(body, notes, addedWords[language].notes);
  const label = labelOf(task, body);
  const plain = { title: content.title, body: whole, pictures, notes };
  if (label === null) return plain;
  return { ...plain, body: withLabelNotice(whole, label, language), label };
}

/** The label of a file: the one it was imported with, or of text that was generated here; null without either. */
function labelOf({ content, producer }: WriteTask, body: Manuscript['body']): string | null {
  if (!producer) return null;
  const foreign = content.label === undefined ? null : parseLabel(content.label);
  // A label that omits AI content known here is replaced.
  if (!containsGenerated(body) || (foreign !== null && degreeOf(foreign) === '1')) return foreign;
  return createLabel(producer.name, producer.produceId);
}

const fontFiles = {
  regular: '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
  mono: '@expo-google-fonts/source-code-pro/400Regular/SourceCodePro_400Regular.ttf',
} as const;

async function readFonts() {
  const open = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));
  const [regular, bold, mono] = await Promise.all([
    open(fontFiles.regular),
    open(fontFiles.bold),
    open(fontFiles.mono),
  ]);
  return { regular, bold, mono };
}

function toBody(json: unknown): DocumentContent['body'] {
  if (!isBody(json)) throw new Error('The schema produced no body');
  return json;
}
