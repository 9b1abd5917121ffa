import type { NoticeView } from '@inkstone/contracts/site/notices';
import { expect, it } from 'vitest';
import { filterNotices } from './filter-notices.ts';
import { countSections } from './sections.ts';

const notice = (name: string, licence: string, section: NoticeView['section']): NoticeView => ({
  ...{ id: `${name}@1.0.0`, name, version: '1.0.0', licence, section },
  ...{ copyright: [`Copyright 2020 The ${name} authors`, 'Meta'], source: null },
});
const notices = [
  notice('react-dom', 'MIT', 'browser'),
  notice('apache-tool', 'MIT', 'server'),
  notice('pino', 'Apache-2.0', 'server'),
];

it.each([
  ['react', ['react-dom']],
  ['APACHE', ['apache-tool', 'pino']],
  ['mit meta', ['react-dom', 'apache-tool']],
  ['nowhere', []],
])('finds “%s” in names, licences and copyright lines, names first', (query, found) =>
  expect(filterNotices(notices, query).map(({ name }) => name)).toEqual(found),
);

it('counts the sections that have components, in their order', () =>
  expect(countSections(notices)).toEqual([
    { section: 'browser', count: 1 },
    { section: 'server', count: 2 },
  ]));
