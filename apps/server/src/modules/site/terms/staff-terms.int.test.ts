import { AppError } from '@inkstone/contracts';
import { getAgreedVersions, getTerms, giveConsent, listConsents } from '@inkstone/contracts/site/terms';
import * as staff from '@inkstone/contracts/staff/terms';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { openTermsCatalog, readTermsFiles } from './terms-catalog.ts';

let server: TestServer;
let owner: ReturnType<TestServer['as']>;
beforeAll(async () => {
  server = await createTestServer();
  // The current day must be later than the version of the newest template.
  server.clock.advance(10 * day);
});
// Staff sessions end within the days that a test advances the clock by.
beforeEach(async () => {
  owner = server.as((await createStaff(server.deps)).token);
});
afterAll(() => server.close());

const reason = 'changed by counsel';
const source = '# Privacy\n\n## 1. What we keep\n\nLess than before.';
const dayFrom = (days: number) => new Date(server.clock.now() + days * day).toISOString().slice(0, 10);
const refused = (code: 'terms_text_invalid' | 'terms_day_unsuitable' | 'not_found') => new AppError(code);

it('publishes a version that comes into force on its day, requests consent, and keeps both versions', async () => {
  const { deps, clock } = server;
  const person = server.as((await createAccount(deps)).token);
  const visitor = server.visitor();
  const privacy = { document: 'privacy', language: 'en' } as const;
  const before = await visitor.call(getTerms, privacy);
  const version = dayFrom(3);
  await owner.call(staff.publishTerms, { document: 'privacy', version, sources: { en: source }, reason });

  // Another process has its own catalog, and is notified of changes.
  const other = await openTermsCatalog(readTermsFiles(null), deps);
  expect(other.versionOf('privacy', clock.now())).toBe(before.version);
  expect((await visitor.call(getTerms, privacy)).versions).toEqual(before.versions);
  await expect(visitor.call(getTerms, { ...privacy, version })).rejects.toEqual(refused('not_found'));
  expect((await person.call(listConsents, {})).outstanding).toEqual({});

  clock.advance(3 * day);
  expect(other.versionOf('privacy', clock.now())).toBe(version);
  const after = await visitor.call(getTerms, privacy);
  expect(after).toMatchObject({ version, title: 'Privacy', isTemplate: false });
  expect(after.versions).toEqual([version, ...before.versions]);
  expect((await visitor.call(getTerms, { ...privacy, version: before.version })).isTemplate).toBe(true);
  expect(await visitor.call(getAgreedVersions, {})).toMatchObject({ privacy: version });
  expect((await person.call(listConsents, {})).outstanding).toEqual({ privacy: version });
  await person.call(giveConsent, { agreedVersions: { privacy: version } });
  expect((await person.call(listConsents, {})).outstanding).toEqual({});

  owner = server.as((await createStaff(deps)).token);
  const published = { version, state: 'current', origin: 'staff', languages: ['en'] };
  const { documents } = await owner.call(staff.listTermsVersions, {});
  expect(documents.find(({ document }) => document === 'privacy')?.versions[0]).toMatchObject(published);
  const again = { document: 'privacy', version } as const;
  const unsuitable = refused('terms_day_unsuitable');
  const sources = { en: source };
  await expect(owner.call(staff.publishTerms, { ...again, sources, reason })).rejects.toEqual(unsuitable);
  await expect(owner.call(staff.withdrawTerms, { ...again, reason })).rejects.toEqual(unsuitable);
});

it('replaces and withdraws a version that is not in force yet', async () => {
  const version = dayFrom(5);
  const about = { document: 'clause', version } as const;
  await owner.call(staff.publishTerms, { ...about, sources: { zh: '# 一\n\n甲', en: source }, reason });
  await owner.call(staff.publishTerms, { ...about, sources: { zh: '# 二\n\n乙' }, reason });
  expect((await owner.call(staff.readTermsSources, about)).sources).toEqual({ zh: '# 二\n\n乙' });
  await owner.call(staff.withdrawTerms, { ...about, reason });
  await expect(owner.call(staff.readTermsSources, about)).rejects.toEqual(refused('not_found'));
  await expect(owner.call(staff.withdrawTerms, { ...about, reason })).rejects.toEqual(refused('not_found'));
});

it('refuses past days, and texts without title, body or known apps', async () => {
  const publish = (version: string, sources: Record<string, string>) =>
    owner.call(staff.publishTerms, { document: 'policy', version, sources, reason });
  for (const late of [dayFrom(0), dayFrom(-1), '2020-01-01'])
    await expect(publish(late, { en: source })).rejects.toEqual(refused('terms_day_unsuitable'));
  for (const bad of ['', 'no title', '# Only a title', '# T\n\n## S {only: nobody}\n\ntext'])
    await expect(publish(dayFrom(2), { en: bad })).rejects.toEqual(refused('terms_text_invalid'));
  await expect(publish(dayFrom(2), {})).rejects.toEqual(refused('terms_text_invalid'));
  await expect(publish('2027-02-30', { en: source })).rejects.toMatchObject({ code: 'invalid_request' });
});

it('previews a text without markup, beside the text in force', async () => {
  const text = '# T\n\n<script>alert(1)</script>\n\nWords [bad](javascript:alert(1))';
  const preview = await owner.call(staff.previewTerms, { document: 'terms', language: 'ko', source: text });
  expect(JSON.stringify(preview.blocks)).not.toMatch(/script/);
  expect(preview.current).toMatchObject({ language: 'en' });
});

it('requires a fresh second factor and a reason before publication', async () => {
  const { token } = await createStaff(server.deps);
  server.clock.advance(11 * minute);
  const about = { document: 'policy', version: dayFrom(2), sources: { en: source } } as const;
  await expect(server.as(token).call(staff.publishTerms, { ...about, reason })).rejects.toMatchObject({
    code: 'fresh_proof_required',
  });
});

it('lists consents by account, document and version, paged without omissions', async () => {
  const { token } = await createStaff(server.deps);
  const reader = server.as(token);
  const people = await Promise.all([1, 2, 3].map(() => createAccount(server.deps)));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.call(staff.listConsentLog, { limit: 1, ...(cursor ? { cursor } : {}) });
    seen.push(...page.rows.map(({ accountId, document, version }) => `${accountId} ${document} ${version}`));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  for (const { accountId } of people) {
    expect(seen.filter((each) => each.startsWith(accountId))).toHaveLength(2);
    const own = await reader.call(staff.listConsentLog, { accountId, document: 'terms' });
    expect(own.rows).toMatchObject([{ accountId, document: 'terms' }]);
  }
});

it('does not replace a published text by a template of a later release', async () => {
  const version = dayFrom(4);
  await owner.call(staff.publishTerms, { document: 'continue', version, sources: { en: source }, reason });
  const [own] = readTermsFiles(null).filter(({ document }) => document === 'continue');
  if (!own) throw new Error('There is no template');
  const files = [own, { ...own, version: dayFrom(6) }];
  const updated = await openTermsCatalog(files, server.deps);
  server.clock.advance(8 * day);
  expect(updated.versionOf('continue', server.clock.now())).toBe(version);
});
