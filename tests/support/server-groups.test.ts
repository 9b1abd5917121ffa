import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groupByServer } from './server-groups.ts';

const folder = join(import.meta.dirname, '../e2e');
const journeys = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));

it('groups files by the constant that they name, by their own settings, and the rest', () => {
  const groups = groupByServer([
    { name: 'a', source: 'test.use({ serverOptions: withSimulator });' },
    { name: 'b', source: "test.use({\n  serverOptions: withMovableClock,\n  locale: 'zh-CN' });" },
    { name: 'c', source: 'test.use({ serverOptions: withSimulator, locale });' },
    { name: 'd', source: "test.use({ serverOptions: { settings: { SIMULATOR: 'on' } } });" },
    { name: 'e', source: 'base.extend<object, { serverOptions: ServerOptions }>({ serverOptions: [async' },
    { name: 'f', source: "test.use({ locale: 'zh-CN' });" },
    { name: 'g', source: "import { test } from '../support/model-server.ts';" },
    { name: 'h', source: "import { test } from '../support/model-server.ts';" },
  ]);
  expect(groups).toEqual({
    shared: [
      { name: 'withSimulator', files: ['a', 'c'] },
      { name: 'withMovableClock', files: ['b'] },
      { name: 'model server', files: ['g', 'h'] },
    ],
    own: ['d', 'e'],
    common: ['f'],
  });
});

it('puts every journey into one group, and none with options among those without', () => {
  const files = journeys.map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
  const { shared, own, common } = groupByServer(files);
  expect([...shared.flatMap((group) => group.files), ...own, ...common].sort()).toEqual(journeys.sort());
  const optionless = files.filter(({ name }) => common.includes(name));
  expect(optionless.filter(({ source }) => source.includes('serverOptions')).map(({ name }) => name)).toEqual(
    [],
  );
});
