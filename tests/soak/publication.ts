import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as staff from '@inkstone/contracts/staff/content';
import { startServer } from '../support/server-process.ts';
import { signUpStaff } from '../support/staff.ts';

/**
 * Two production servers with one PostgreSQL: an article is changed and published at the first one while visitors read its
 * page at both, so both have cached it. Measures how long each shows the previous text. `--rounds 20`.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const maxStaleTime = 2000;

const settings = { SECRET_KEY: 'one secret for both of these servers 42', LOG_LEVEL: 'warn' };
await using first = await startServer({ settings, isPrepared: true });
if (first.databaseUrl === null) throw new Error('TEST_DATABASE_URL names no PostgreSQL server.');
await using second = await startServer({
  settings: { ...settings, DATABASE_URL: first.databaseUrl },
  postgres: null,
});

const { call } = await signUpStaff(first, 'editor');
const slug = 'two-servers';
const { id } = await call(staff.createArticle, { kind: 'news', slug, language: 'en', title: 'Draft' });
let version = 1;

/** Saves and publishes a text; returns when the server has acknowledged it. */
async function publish(words: string): Promise<void> {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
  const texts = { en: { title: 'Two servers', summary: 'How soon both show it.', body } };
  const content = { slug, category: 'product', banner: null, isFeatured: false, texts } as const;
  ({ version } = await call(staff.saveArticle, { id, version, content }));
  ({ version } = await call(staff.publishArticle, { id, version, publishAt: null, unpublishAt: null }));
}

const shows = async (url: string, words: string) =>
  (await (await fetch(`${url}/en/newslist/${slug}`)).text()).includes(words);

const waits: number[] = [];
for (let round = 1; round <= Number(values.rounds); round++) {
  const words = `Round ${round} of the walk.`;
  await publish(words);
  const began = performance.now();
  const shown = [first, second].map(async ({ url }) => {
    while (!(await shows(url, words))) {
      if (performance.now() - began > 10_000) throw new Error(`${url} never shows “${words}”`);
      await setTimeout(10);
    }
    return performance.now() - began;
  });
  waits.push(...(await Promise.all(shown)));
}
const slowest = Math.max(...waits);
console.log(
  `${values.rounds} publications, two servers: shown after ${Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length)} ms ` +
    `on average, ${Math.round(slowest)} ms at most (${maxStaleTime} allowed)`,
);
process.exitCode = slowest <= maxStaleTime ? 0 : 1;
