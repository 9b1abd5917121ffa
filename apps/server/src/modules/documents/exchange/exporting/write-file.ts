import type { ExportFormat } from '@inkstone/contracts/documents/exchange';
import type { Deps } from '../../../../deps.ts';
import type { DocumentContent } from '../../../../platform/sync/index.ts';
import type { Document } from '../../document.ts';
import type { WriteTask } from '../tasks/task.ts';
import { readPictures } from './read-pictures.ts';

/** The media type of each format. */
export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Creates the task that writes a document as a file, with its pictures and, if requested, its notes. */
export async function writingTask(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'config' | 'nameOf'>,
  { accountId, id }: Pick<Document, 'accountId' | 'id'>,
  content: DocumentContent,
  { format, withNotes }: Pick<WriteTask, 'format' | 'withNotes'>,
): Promise<WriteTask> {
  const pictures = format === 'txt' ? new Map() : await readPictures(deps, accountId, content);
  const isChinese = /\p{Script=Han}/u.test(content.title + JSON.stringify(content.body).slice(0, 5000));
  return {
    kind: 'write',
    format,
    content,
    pictures,
    pictureFolder: null,
    withNotes,
    owner: withNotes ? await deps.nameOf(accountId) : '',
    now: deps.clock.now(),
    producer: { name: deps.config.labelProducer, produceId: id },
    language: isChinese ? 'zh' : 'en',
  };
}

/** Maximum length of a file name without its ending. File systems allow 255 bytes with ending and number. */
const maxName = { characters: 80, bytes: 230 } as const;
/** Names of devices, which Windows does not accept as file names, with any ending. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Returns a file name valid on all systems. */
export function fileNameOf(title: string, fallback: string): string {
  const name = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const cut = withoutOuterDots(cutName(withoutOuterDots(name)));
  return cut === '' || deviceName.test(cut) ? fallback : cut;
}

function withoutOuterDots(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '');
}

function cutName(name: string): string {
  let [cut, bytes] = ['', 0];
  for (const character of [...name].slice(0, maxName.characters)) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxName.bytes) break;
    cut += character;
  }
  return cut;
}
