import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { indexHelp, measureHelp } from './measure-help.ts';
import { readSeeds } from './read-seeds.ts';

const root = join(import.meta.dirname, '../../../../../..');
const seeds = await readSeeds();
const index = indexHelp(seeds);
const read = (name: string) => readFileSync(join(root, `training/evaluation/help/${name}.tsv`), 'utf8');

it.each([
  ['questions', [25, 25]],
  ['everyday', [17, 17]],
  ['colloquial', [50, 50]],
  ['unseen', [20, 20]],
  ['blind', [100, 110]],
])('finds the right article among the first three for 90 % of the %s of each language', (name, counts) => {
  const measured = measureHelp(index, read(name));
  for (const { language, count, found, missed } of measured)
    expect(found / count, `${language}: ${missed.join('; ')}`).toBeGreaterThanOrEqual(0.9);
  expect(measured.map(({ count }) => count)).toEqual(counts);
});

it('has at least twenty help articles and five news items in Chinese and English, whose links lead to pages', () => {
  const kinds = seeds.map(({ id }) => id.slice(0, 4));
  expect(kinds.filter((kind) => kind === 'help').length).toBeGreaterThanOrEqual(20);
  expect(kinds.filter((kind) => kind === 'news').length).toBeGreaterThanOrEqual(5);
  const pages = [
    '/trial',
    '/plan',
    '/rules',
    '/manual',
    '/newRewrite',
    '/terms/privacy',
    '/terms/continue',
    '/coreTechnology/recognition',
    ...seeds.map(({ slug }) => `/manual/${slug}`),
  ];
  for (const { id, files } of seeds) {
    expect([...files.keys()].sort(), id).toEqual(['en', 'zh']);
    const links = JSON.stringify([...files.values()]).matchAll(/"href":"([^"]+)"/g);
    for (const [, link] of links) expect(pages).toContain(link);
  }
});
