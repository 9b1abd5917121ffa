import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureHelp } from './measure-help.ts';
import { readSeeds } from './read-seeds.ts';

const root = join(import.meta.dirname, '../../../../../..');
const questions = readFileSync(join(root, 'training/evaluation/help/questions.tsv'), 'utf8');

it('finds the right article among the first three for at least 90 % of the questions of each language', async () => {
  const measured = measureHelp(await readSeeds(), questions);
  for (const { language, count, found, missed } of measured)
    expect(found / count, `${language}: ${missed.join('; ')}`).toBeGreaterThanOrEqual(0.9);
  expect(measured.map(({ count }) => count)).toEqual([25, 25]);
});

it('has twenty help articles and five news items in Chinese and English, whose links lead to pages', async () => {
  const seeds = await readSeeds();
  const kinds = seeds.map(({ id }) => id.slice(0, 4));
  expect([
    kinds.filter((kind) => kind === 'help').length,
    kinds.filter((kind) => kind === 'news').length,
  ]).toEqual([20, 5]);
  const pages = [
    '/trial',
    '/plan',
    '/rules',
    '/manual',
    '/newRewrite',
    '/terms/privacy',
    ...seeds.map(({ slug }) => `/manual/${slug}`),
  ];
  for (const { id, files } of seeds) {
    expect([...files.keys()].sort(), id).toEqual(['en', 'zh']);
    const links = JSON.stringify([...files.values()]).matchAll(/"href":"([^"]+)"/g);
    for (const [, link] of links) expect(pages).toContain(link);
  }
});
