import { createHash } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { listDownloads } from '@inkstone/contracts/site/downloads';
import { fonts, listFonts } from '@inkstone/contracts/site/fonts';
import { getSiteInfo } from '@inkstone/contracts/site/info';
import { listAudit } from '@inkstone/contracts/staff';
import * as staff from '@inkstone/contracts/staff/site';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createStaff } from '../../staff/testing/staff.ts';

let server: TestServer;
let editor: ReturnType<TestServer['as']>;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  editor = server.as((await createStaff(server.deps)).token);
  for (const { id, version } of (await editor.call(staff.listSiteEntries, {})).entries)
    await editor.call(staff.removeSiteEntry, { id, version, reason });
});
afterAll(() => server.close());

const reason = 'campaign of the week';
const created = { id: null, version: 0, startsAt: null, endsAt: null, reason };
const banner = {
  kind: 'banner',
  href: '/plan',
  texts: { zh: { text: '本周优惠', link: '查看' }, en: { text: 'Offers of this week' } },
} as const;
const save = (content: staff.SiteEntryContent, about: Partial<typeof created> & object = {}) =>
  editor.call(staff.saveSiteEntry, { ...created, kind: content.kind, content, ...about });
const parsed = (content: unknown) => staff.siteEntryContent.parse(content);
const shownBanners = async () => (await server.visitor().call(getSiteInfo, {})).banners;

it('shows a banner from its start to its end, and records who did it and why', async () => {
  const start = server.clock.now();
  const { id } = await editor.call(staff.saveSiteEntry, {
    ...created,
    ...{ kind: 'banner', content: parsed(banner), startsAt: start + 2 * minute, endsAt: start + 5 * minute },
  });
  expect(await shownBanners()).toEqual([]);
  server.clock.advance(2 * minute);
  expect(await shownBanners()).toEqual([
    {
      id,
      href: '/plan',
      texts: { zh: { text: '本周优惠', link: '查看' }, en: { text: 'Offers of this week', link: '' } },
    },
  ]);
  server.clock.advance(3 * minute);
  expect(await shownBanners()).toEqual([]);
  expect((await editor.call(staff.listSiteEntries, {})).entries).toMatchObject([{ id, state: 'ended' }]);
  const { entries } = await editor.call(listAudit, {});
  expect(entries.find(({ facts }) => facts.kind === 'banner')).toMatchObject({ reason });
});

it('refuses a change based on an earlier version, and a past period', async () => {
  const { id } = await save(parsed(banner));
  const change = { id, version: 1, content: parsed({ ...banner, href: null }), kind: 'banner' } as const;
  await editor.call(staff.saveSiteEntry, { ...created, ...change });
  expect((await shownBanners())[0]?.href).toBeNull();
  await expect(editor.call(staff.saveSiteEntry, { ...created, ...change })).rejects.toEqual(
    new AppError('site_entry_changed'),
  );
  const over = { kind: 'banner', content: parsed(banner), endsAt: server.clock.now() } as const;
  await expect(editor.call(staff.saveSiteEntry, { ...created, ...over })).rejects.toEqual(
    new AppError('site_entry_period'),
  );
});

it.each([
  ['a script', { ...banner, href: 'javascript:alert(1)' }],
  ['another site by a path', { ...banner, href: '//evil.example' }],
  ['no text', { ...banner, texts: {} }],
  [
    'a name with a path',
    download({ source: { kind: 'file', file: { name: '../x.exe', bytes: 1, sha256: '0'.repeat(64) } } }),
  ],
  ['a store without encryption', download({ source: { kind: 'store', url: 'http://x.example' } })],
  ['an unknown font', { kind: 'font', font: 'comic', isOffered: false, languages: [] }],
])('refuses %s', async (_, content) => {
  const kind = content.kind as 'banner';
  await expect(
    editor.call(staff.saveSiteEntry, { ...created, kind, content: content as typeof banner }),
  ).rejects.toMatchObject({ code: 'invalid_request' });
});

function download(change: object) {
  const store = { kind: 'store', url: 'https://apps.example.com/id1' };
  return {
    kind: 'download',
    platform: 'ios',
    languages: [],
    version: '2.0',
    helpUrl: null,
    source: store,
    ...change,
  };
}

it('offers a download in its languages; of two for a platform, the one that began last', async () => {
  await save(parsed(download({})));
  server.clock.advance(minute);
  const url = 'https://apps.example.com/cn/id1';
  await save(parsed(download({ languages: ['zh'], source: { kind: 'store', url } })));
  const urlFor = async (language: 'zh' | 'en') =>
    (await server.visitor().call(listDownloads, { language })).downloads.map((each) => each.url);
  expect(await urlFor('zh')).toEqual([url]);
  expect(await urlFor('en')).toEqual(['https://apps.example.com/id1']);
  expect((await server.visitor().call(getSiteInfo, { language: 'zh' })).iosUrl).toBe(url);
});

it('stores an uploaded file by its content, offers it with size and SHA-256, and deletes it with its entry', async () => {
  const parts = [Buffer.from('the first part, '), Buffer.from('and the second')];
  const whole = Buffer.concat(parts);
  const sha256 = createHash('sha256').update(whole).digest('hex');
  let upload: string | null = null;
  for (const [part, bytes] of parts.entries())
    ({ upload } = await editor.call(staff.uploadSitePart, {
      upload,
      part,
      base64: bytes.toString('base64'),
    }));
  const about = { upload: upload ?? '', name: 'Inkstone Setup.exe' };
  await expect(editor.call(staff.finishSiteUpload, { ...about, parts: 3 })).rejects.toEqual(
    new AppError('site_file_missing'),
  );
  const file = await editor.call(staff.finishSiteUpload, { ...about, parts: 2 });
  expect(file).toEqual({ name: 'Inkstone Setup.exe', bytes: whole.length, sha256 });

  const other = { ...file, bytes: 1 };
  const of = (given: typeof file) =>
    parsed(download({ platform: 'windows-x64', source: { kind: 'file', file: given } }));
  await expect(save(of(other))).rejects.toEqual(new AppError('site_file_missing'));
  const { id } = await save(of(file));
  const { downloads } = await server.visitor().call(listDownloads, {});
  expect(downloads).toMatchObject([{ platform: 'windows-x64', file }]);
  const url = downloads[0]?.url ?? '';
  const reply = await server.visitor().fetch(url);
  expect(Buffer.from(await reply.arrayBuffer()).equals(whole)).toBe(true);
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  expect((await server.visitor().fetch(url.replace(/version=.*/, 'version=0'))).status).toBe(404);

  await editor.call(staff.removeSiteEntry, { id, version: 1, reason });
  expect((await server.visitor().fetch(url)).status).toBe(404);
  expect(await server.deps.files.get(`site-files/${sha256}`)).toBeNull();
});

it('deletes parts of an abandoned upload with the next upload after a day', async () => {
  const base64 = Buffer.from('half').toString('base64');
  const { upload } = await editor.call(staff.uploadSitePart, { upload: null, part: 0, base64 });
  const key = `site-uploads/${upload}/0`;
  await editor.call(staff.uploadSitePart, { upload: null, part: 0, base64 });
  expect(await server.deps.files.get(key)).not.toBeNull();
  server.clock.advance(day + minute);
  editor = server.as((await createStaff(server.deps)).token);
  await editor.call(staff.uploadSitePart, { upload: null, part: 0, base64 });
  expect(await server.deps.files.get(key)).toBeNull();
});

it('withdraws a font from the choice in some languages', async () => {
  await save({ kind: 'font', font: 'literata', isOffered: false, languages: ['zh'] });
  const idsFor = async (language: 'zh' | 'en') =>
    (await server.visitor().call(listFonts, { language })).fonts.map(({ id }) => id);
  expect(await idsFor('zh')).not.toContain('literata');
  expect(await idsFor('en')).toHaveLength(fonts.length);
});

it('refuses staff without the permission, and requires a fresh second factor', async () => {
  const { token } = await createStaff(server.deps, { roles: ['support'] });
  const content = parsed(banner);
  const wanted = { ...created, kind: 'banner', content } as const;
  await expect(server.as(token).call(staff.saveSiteEntry, wanted)).rejects.toMatchObject({
    code: 'permission_missing',
  });
  server.clock.advance(11 * minute);
  await expect(editor.call(staff.saveSiteEntry, wanted)).rejects.toMatchObject({
    code: 'fresh_proof_required',
  });
});
