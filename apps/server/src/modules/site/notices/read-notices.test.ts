import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readNotice, readNotices } from './read-notices.ts';

const notice = {
  ...{ id: '@scope/a@1.0.0', name: '@scope/a', version: '1.0.0', licence: 'MIT', section: 'server' },
  ...{ copyright: ['Copyright 2020 A'], source: 'https://example.org/a' },
};

async function folderOf(index: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  await mkdir(join(folder, 'texts'));
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
  await writeFile(join(folder, 'texts/00000000000000aa.txt'), 'Permission is granted\n');
  return folder;
}

it('lists components without texts, and reads one text by the id of its component', async () => {
  const folder = await folderOf([{ ...notice, text: '00000000000000aa' }]);
  expect(await readNotices(folder)).toEqual([notice]);
  expect(await readNotice(notice.id, folder)).toEqual({ ...notice, text: 'Permission is granted\n' });
  expect(await readNotice('../../etc/passwd', folder)).toBeNull();
});

it('lists nothing before the first build, and refuses a name that is not a hash', async () => {
  expect(await readNotices('/nowhere')).toEqual([]);
  const folder = await folderOf([{ ...notice, text: '../../../etc/passwd' }]);
  await expect(readNotice(notice.id, folder)).rejects.toThrow();
});
