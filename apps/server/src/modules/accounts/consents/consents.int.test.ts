import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@inkstone/contracts';
import { registerByPhone } from '@inkstone/contracts/accounts';
import { giveConsent, listConsents } from '@inkstone/contracts/site/terms';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../testing.ts';
import { newPhone, sentCode } from '../testing-flow.ts';

const first = '2026-11-21';
const second = '2026-11-25';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-terms-'));
  for (const version of [first, second]) {
    await writeFile(join(folder, `privacy.${version}.zh.md`), `# 隐私政策\n\n${version}`);
  }
  server = await createTestServer({ config: { termsDir: folder } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('begins with the sign-up, which agrees to the versions in force', async () => {
  const french = server.visitor('fr');
  const phone = newPhone();
  const code = await sentCode(server, french, phone);
  const register = (agreedVersions: Record<string, string>) =>
    french.call(registerByPhone, { ...phone, code, agreesToTerms: true, agreedVersions });
  await expect(register({ privacy: '2026-01-01' })).rejects.toEqual(new AppError('terms_changed'));
  await register({ privacy: first });

  const agreedAt = server.clock.now();
  expect(await french.call(listConsents, {})).toEqual({
    consents: [
      // Each consent has a language in which the document is available.
      { document: 'privacy', version: first, language: 'zh', agreedAt },
      { document: 'terms', version: first, language: 'en', agreedAt },
    ],
    outstanding: {},
  });
});

it('requests consent again for a later version, and keeps the earlier consent and the time of the first', async () => {
  const { token } = await createAccount(server.deps);
  const person = server.as(token);
  const given = (await person.call(listConsents, {})).consents;
  server.clock.advance(4 * day);
  expect(await person.call(listConsents, {})).toEqual({ consents: given, outstanding: { privacy: second } });

  await expect(person.call(giveConsent, { agreedVersions: { privacy: first } })).rejects.toEqual(
    new AppError('terms_changed'),
  );
  const agreedAt = server.clock.now();
  const after = await person.call(giveConsent, { agreedVersions: { privacy: second } });
  server.clock.advance(1000);
  expect(await person.call(giveConsent, { agreedVersions: { privacy: second } })).toEqual(after);
  expect(after).toEqual({
    consents: [{ document: 'privacy', version: second, language: 'zh', agreedAt }, ...given],
    outstanding: {},
  });

  const other = server.as((await createAccount(server.deps)).token);
  expect((await other.call(listConsents, {})).consents).toHaveLength(2);
});
