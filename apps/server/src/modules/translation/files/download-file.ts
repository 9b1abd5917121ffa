import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  downloadTranslationFile as contract,
  TranslationFileFormat,
} from '@inkstone/contracts/translation/files';
import { createLabel } from '@inkstone/exchange';
import type { UseCase } from '../../../platform/http/route.ts';
import { exchangeFile } from '../../documents/index.ts';
import { requireFile } from './quote-file.ts';
import * as store from './store.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const mediaTypes: Readonly<Record<TranslationFileFormat, string>> = {
  docx,
  pdf: docx,
  txt: 'text/plain',
  md: 'text/markdown',
  html: 'text/html',
};

/** Returns the translated file. If it contains text from a model, it has the AI content label. */
export const downloadFile: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, config },
  { accountId },
  { id: fileId },
) => {
  const file = await requireFile({ db }, { accountId, fileId });
  const [bytes, texts] = await Promise.all([
    store.findBytes(db.sql, file),
    store.findTexts(db.sql, file, ['translated', 'plain']),
  ]);
  if (bytes === null) throw new AppError('translate_file_missing');
  const { format, direction, comments } = file;
  const to = direction === 'zh-en' ? 'en' : 'zh';
  const translations = texts.map(({ index, target, state }) => {
    return { index, target: target ?? '', isPlain: state === 'plain' };
  });
  const label = texts.length > 0 ? createLabel(config.baseUrl, fileId) : null;
  const task = { kind: 'translate', format, bytes, to, comments, translations, label } as const;
  const translated = await exchangeFile(accountId, task, 'export_failed');
  return {
    name: nameOf(file.name, to, format === 'pdf' ? 'docx' : format),
    mediaType: mediaTypes[format],
    base64: Buffer.from(translated).toString('base64'),
  };
};

function nameOf(name: string, to: string, ending: string): string {
  const stem = name
    .replace(/\.[a-z]+\s*$/i, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .trim();
  return `${stem || 'text'}.${to}.${ending}`;
}
