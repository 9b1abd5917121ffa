import type { ReplyOf } from '@inkstone/contracts';
import type { downloadRewriteJob as contract, RewriteFormat } from '@inkstone/contracts/rewriting/jobs';
import { createLabel, withLabelNotice } from '@inkstone/exchange';
import { readPlain, writePlain } from '@inkstone/exchange/plain';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { planOf } from '../runs/plan-of.ts';
import { requireJob } from './start-job.ts';
import { findSentences, type Job } from './store.ts';

const mediaTypes: Readonly<Record<RewriteFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Returns the text of a job as a file. If it contains sentences from a model, it has the AI content label. */
export const downloadJob: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { id: jobId, format, rejected },
) => {
  const job = await requireJob(deps, { accountId, jobId });
  const { text, isRewritten } = await readText(deps, job, new Set(rejected));
  const isGenerated = isRewritten && !job.isLight;
  const bytes = await writeFile(text, job, { format, isGenerated, producer: deps.config.baseUrl });
  return {
    name: `${fileName(job.name)}.${format}`,
    mediaType: mediaTypes[format],
    base64: Buffer.from(bytes).toString('base64'),
  };
};

/** Returns the text with its rewritten sentences, and whether there are any. */
async function readText(
  { db }: Pick<Deps, 'db'>,
  job: Job,
  rejected: ReadonlySet<number>,
): Promise<{ readonly text: string; readonly isRewritten: boolean }> {
  const rewritten = new Map(
    (await findSentences(db.sql, job))
      .filter(({ index, state }) => state === 'rewritten' && !rejected.has(index))
      .map(({ index, text }) => [index, text]),
  );
  const parts = planOf(job).sentences.map(({ index, original }) => rewritten.get(index) ?? original);
  return { text: parts.join(''), isRewritten: rewritten.size > 0 };
}

async function writeFile(
  text: string,
  { jobId, language }: Job,
  {
    format,
    isGenerated,
    producer,
  }: { readonly format: RewriteFormat; readonly isGenerated: boolean; readonly producer: string },
): Promise<Uint8Array> {
  const { manuscript: plain } = readPlain(text);
  const label = createLabel(producer, jobId);
  const labelled = { ...plain, label, body: withLabelNotice(plain.body, label, language) };
  const file = isGenerated ? labelled : plain;
  switch (format) {
    case 'docx':
      return (await import('@inkstone/exchange/docx')).writeDocx(file);
    case 'md':
      return Buffer.from((await import('@inkstone/exchange/markdown')).writeMarkdown(file));
    case 'txt':
      return Buffer.from(writePlain(file));
  }
}

function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim() || 'text';
}
