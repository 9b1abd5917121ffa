import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DownloadView, listDownloads } from '@inkstone/contracts/site/downloads';
import { getSiteInfo } from '@inkstone/contracts/site/info';
import { listPublicPaths } from '@inkstone/contracts/site/public-paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { readDownloads } from './read-downloads.ts';

const installer = Buffer.from('the bytes of an installer');
const sha256 = createHash('sha256').update(installer).digest('hex');

describe('the downloads of an operator', () => {
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkstone-downloads-'));
    await writeFile(join(folder, 'Inkstone Setup.exe'), installer);
    await writeFile(join(folder, 'notes.txt'), 'not offered');
    await putList([
      { platform: 'ios', url: 'https://apps.example.com/id1' },
      { platform: 'windows-x64', file: 'Inkstone Setup.exe', version: '1.2.2' },
    ]);
    server = await createTestServer({ config: { downloadsDir: folder } });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const putList = (list: unknown) => writeFile(join(folder, 'downloads.json'), JSON.stringify(list));

  it('are listed in the order of the page, with size and SHA-256; every address can be fetched', async () => {
    const { downloads } = await server.visitor().call(listDownloads, {});
    expect(downloads.map(({ platform }) => platform)).toEqual(['windows-x64', 'ios']);
    const [windows] = downloads as [DownloadView];
    expect(windows).toMatchObject({
      version: '1.2.2',
      file: { name: 'Inkstone Setup.exe', bytes: installer.length, sha256 },
    });
    const head = await server.visitor().fetch(windows.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(installer.length)]);
    const reply = await server.visitor().fetch(windows.url);
    expect(Buffer.from(await reply.arrayBuffer()).equals(installer)).toBe(true);
  });

  it('appear in the menus of the site; other files of the folder stay hidden', async () => {
    expect(await server.visitor().call(getSiteInfo, {})).toMatchObject({
      platforms: ['windows-x64', 'ios'],
      iosUrl: 'https://apps.example.com/id1',
    });
    for (const path of [
      'notes.txt',
      'downloads.json',
      '..%2Fdownloads.json',
      `${sha256.slice(0, 12)}/notes.txt`,
    ])
      expect((await server.visitor().fetch(`/downloads/${path}`)).status).toBe(404);
  });

  it.each([
    ['no list', 'nonsense', 'the list'],
    ['an unknown platform', [{ platform: 'amiga', file: 'a' }], '0.platform'],
    ['neither file nor address', [{ platform: 'ios' }], 'needs either file or url'],
    ['a path that leads out of the folder', [{ platform: 'pdf', file: '../secret' }], '0.file'],
    ['a file that is not there', [{ platform: 'pdf', file: 'a.zip' }], 'a.zip does not exist'],
    ['an address without encryption', [{ platform: 'ios', url: 'http://x.example' }], '0.url'],
    [
      'a platform twice',
      [
        { platform: 'ios', url: 'https://a.example' },
        { platform: 'ios', url: 'https://b.example' },
      ],
      'twice',
    ],
  ])('with %s report the fault', async (_, list, fault) => {
    await putList(list);
    await expect(readDownloads(folder)).rejects.toThrow(fault);
  });

  it('with an invalid list are reported by /readyz, and the site works without downloads', async () => {
    await putList([{ platform: 'amiga' }]);
    await using other = await createTestServer({ config: { downloadsDir: folder } });
    const { downloads } = await readJson(await other.visitor().fetch('/readyz'));
    expect(downloads).toContain('0.platform');
    expect((await other.visitor().call(getSiteInfo, {})).platforms).toEqual([]);
  });
});

it('lists the public pages of the site and of the modules once each', async () => {
  await using server = await createTestServer();
  const { paths } = await server.visitor().call(listPublicPaths, {});
  const names = paths.map(({ path }) => path);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['/', '/education', '/rules/zh-punctuation', '/share']));
  expect(paths.find(({ path }) => path === '/share')?.languages).toEqual(['zh']);
});
