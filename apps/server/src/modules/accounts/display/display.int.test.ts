import { AppError } from '@inkstone/contracts';
import { getDisplay, nothingChosen, saveDisplay, textFonts } from '@inkstone/contracts/accounts/display';
import { fonts } from '@inkstone/contracts/site/fonts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readJson, type TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../testing.ts';

let server: TestServer;
let phone: TestClient;
let laptop: TestClient;
let otherUser: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { token } = await createAccount(server.deps);
  [phone, laptop] = [server.as(token), server.as(token)];
  otherUser = server.as((await createAccount(server.deps)).token);
});

it('is empty until something is chosen', async () => {
  expect(await phone.call(getDisplay, {})).toEqual(nothingChosen);
  expect(await phone.call(saveDisplay, {})).toEqual(nothingChosen);
});

it('stores what was chosen, for all devices of the account only', async () => {
  const chosen = {
    theme: 'dark',
    language: 'fr',
    font: 'lxgw-wenkai',
    scale: 1.15,
    lineHeight: 2.2,
  } as const;
  await phone.call(saveDisplay, chosen);
  expect(await laptop.call(getDisplay, {})).toEqual(chosen);
  expect(await otherUser.call(getDisplay, {})).toEqual(nothingChosen);
  const visitor = server.visitor();
  await expect(visitor.call(getDisplay, {})).rejects.toEqual(new AppError('sign_in_first'));
  await expect(visitor.call(saveDisplay, chosen)).rejects.toEqual(new AppError('sign_in_first'));
});

it("uses the later of two devices' changes, setting by setting", async () => {
  await phone.call(saveDisplay, { theme: 'dark', font: 'sans' });
  await Promise.all([
    laptop.call(saveDisplay, { theme: 'system' }),
    phone.call(saveDisplay, { scale: 1.5 }),
    phone.call(saveDisplay, { language: 'en' }),
  ]);
  expect(await phone.call(getDisplay, {})).toEqual({
    theme: 'system',
    language: 'en',
    font: 'sans',
    scale: 1.5,
    lineHeight: null,
  });
});

it.each([
  { theme: 'sepia' },
  { language: 'tlh' },
  { font: '../../etc/passwd' },
  { scale: 1e9 },
  { lineHeight: 0 },
  { theme: null },
])('refuses %j and changes nothing', async (change) => {
  await phone.call(saveDisplay, { theme: 'dark' });
  const headers = { 'content-type': 'application/json' };
  const response = await phone.fetch('/api/account/display', {
    method: 'POST',
    headers,
    body: JSON.stringify({ lineHeight: 1.6, ...change }),
  });
  expect((await readJson(response)).code).toBe('invalid_request');
  expect(await phone.call(getDisplay, {})).toEqual({ ...nothingChosen, theme: 'dark' });
});

it('accepts every font of the list', () => {
  expect(textFonts).toEqual(['serif', 'sans', ...fonts.map(({ id }) => id)]);
});
