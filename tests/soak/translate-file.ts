import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  downloadTranslationFile,
  listTranslationFiles,
  quoteTranslationFile,
  readTranslationFile,
  startTranslationFile,
} from '@inkstone/contracts/translation/files';
import { dailyLimitOf } from '@inkstone/domain/membership';
import { openDocx } from '@inkstone/exchange/word-file';
import { strToU8, zipSync } from 'fflate';
import { listing } from '../../apps/server/src/modules/translation/testing/scripted-model.ts';
import { startScriptedModel } from '../../apps/server/src/testing/text-model/scripted-model.ts';
import { buy } from '../support/purchases.ts';
import { startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';
import { withDatabase } from './with-database.ts';

/**
 * `translate-file.ts --pages 100 --kills 2`: translates a docx with a slow scripted model while the production server is
 * killed with -9 and only restarted. At the end the file must be complete, each text charged once, and no word reserved. On
 * PostgreSQL if TEST_DATABASE_URL names a server, otherwise embedded.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100' },
    kills: { type: 'string', default: '2' },
    /** Response time of the model, in ms. */
    delay: { type: 'string', default: '150' },
  },
});
/** Paragraphs per page, of about 80 characters. */
const perPage = 8;
const timeout = 15 * 60_000;
/** Slightly longer than words stay reserved for abandoned work. */
const heldFor = 16 * 60_000;
const paragraphs = Number(values.pages) * perPage;

await using model = await startScriptedModel({
  answer: (messages) => ({ text: listing(messages, ({ s }) => toEnglish(s)), delay: Number(values.delay) }),
});
// A daily limit of a member that is large enough for the file.
const settings = {
  TEXT_MODEL_URL: model.url,
  TEXT_MODEL_NAME: 'scripted',
  SIMULATOR: 'on',
  LOG_LEVEL: 'warn',
};
await using server = await startServer({ settings, hasMovableClock: true });
const person = await signUp(server.url);
await buy(person, 'month_vip');
const base64 = Buffer.from(longDocx()).toString('base64');
const id = crypto.randomUUID();
const { price } = await person.call(quoteTranslationFile, {
  id,
  name: '长篇.docx',
  base64,
  direction: 'zh-en',
});
await person.call(startTranslationFile, { id });
const began = performance.now();
const kills = Number(values.kills);
for (let kill = 1; kill <= kills; kill++) {
  await waitUntil((done) => done >= (paragraphs * kill) / (kills + 1));
  // In the middle of a request to the model.
  await pause(Number(values.delay) / 2);
  await server.kill();
  await server.restart();
}
await waitUntil((done) => done === paragraphs);
const seconds = Math.round((performance.now() - began) / 1000);
const { file } = await person.call(readTranslationFile, { id });
const { base64: written } = await person.call(downloadTranslationFile, { id });
// Words that were reserved when the server was killed are released automatically.
await server.pass(heldFor);
const limit = dailyLimitOf.translate.plus ?? 0;
const freed = await waitForWords(limit - price);
await server.stop();

const xml = new TextDecoder().decode(
  openDocx(Buffer.from(written, 'base64'), 1e8).parts.get('word/document.xml'),
);
const ledger = await withDatabase(server, async (db) => {
  const [row] = await db.run(
    `select (select coalesce(sum(words), 0)::int from translation_file_texts) as words,
       (select count(*)::int from translation_file_texts where state = 'translated') as texts,
       (select count(*)::int from word_works where state = 'held') as held,
       (select coalesce(sum(words), 0)::int from usage_entries where feature = 'translate') as charged,
       (select count(*)::int from translation_file_texts where reservation_id is not null and words > 0) as uncharged`,
  );
  return row ?? {};
});
const requested = model.requests.length;
const faults = [
  ...(file.state === 'done' ? [] : [`the file is ${file.state}`]),
  ...(file.translated === paragraphs && file.kept === 0
    ? []
    : [`${file.translated} of ${paragraphs} are translated`]),
  ...(file.words === price && ledger.words === price ? [] : [`${file.words} of ${price} words are charged`]),
  ...(freed && ledger.held === 0 && ledger.uncharged === 0 ? [] : [`${ledger.held} reservations are left`]),
  ...(/\p{Script=Han}/u.test(xml) ? ['a text has kept its source'] : []),
];
const engine = server.databaseUrl === null ? 'embedded' : 'postgres';
console.log(
  JSON.stringify({
    engine,
    pages: Number(values.pages),
    kills,
    seconds,
    price,
    requested,
    ...ledger,
    faults,
  }),
);
process.exitCode = faults.length > 0 ? 1 : 0;

async function waitUntil(isEnough: (done: number) => boolean): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const { file } = await person.call(readTranslationFile, { id });
    if (isEnough(file.done)) return;
    if (Date.now() > end || file.state === 'stopped')
      throw new Error(`Only ${file.done} texts, ${file.stoppedBy}`);
    await pause(500);
  }
}

/** Waits up to two minutes until the given number of words of the day is left; returns whether that happened. */
async function waitForWords(words: number): Promise<boolean> {
  const end = Date.now() + 120_000;
  for (;;) {
    const { left } = await person.call(listTranslationFiles, {});
    if (left === words) return true;
    if (Date.now() > end) return false;
    await pause(1000);
  }
}

/** Returns a sentence of about the right length, different for different sources. */
function toEnglish(source: string): string {
  const number = /\d+/.exec(source)?.[0] ?? '';
  return `Paragraph ${number} says in plain words what the Chinese text of the long report has to say about its subject, no more and no less.`;
}

function longDocx(): Uint8Array {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const texts = Array.from(
    { length: paragraphs },
    (_, at) =>
      `第${at + 1}段说明了这份长篇报告的内容，用平实的话把事情的经过、原因和结果一一写清楚，不多也不少。`,
  );
  const body = texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return zipSync({
    'word/document.xml': strToU8(`<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`),
  });
}
