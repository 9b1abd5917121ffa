import type { AppError } from '@inkstone/contracts';
import { readSharePicture, sendSharePicture, sharePictureLimits } from '@inkstone/contracts/membership';
import { rewriteRemaining } from '@inkstone/contracts/rewriting/jobs';
import { decideSharePicture, listSharePictures, showSharePicture } from '@inkstone/contracts/staff/rewards';
import { day, minute } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDueAccounts } from '../../../account-data/remove-due-accounts.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { loginAs, signUpAs } from '../../accounts/social/testing.ts';
import { createAccount } from '../../accounts/testing.ts';
import { newDaysVisitor, newPhone } from '../../accounts/testing-flow.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { purgeSharePictures } from './review-pictures.ts';

const reason = 'checked the picture';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { hasShareReward: true } });
});
afterAll(() => server.close());

const left = async (client: TestClient) => (await client.call(rewriteRemaining, {})).left;
const shot = async (width = 40) =>
  (
    await sharp({ create: { width, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
  ).toString('base64');
const refusal = (code: ConstructorParameters<typeof AppError>[0]) => ({ code });

async function newPerson(parts: { phone?: string } = {}) {
  const { token, accountId } = await createAccount(server.deps, parts);
  return { accountId, client: server.as(token) };
}
/** Removes an account as its owner can, after the time in which it can be restored. */
async function removeAccount(accountId: string) {
  await server.deps.db.run('insert into account_deletions (account_id, asked_at, due_at) values ($1, 0, 0)', [
    accountId,
  ]);
  await removeDueAccounts(server.deps);
  server.clock.advance(10 * minute);
  await removeDueAccounts(server.deps);
}
const newModerator = async () => server.as((await createStaff(server.deps, { roles: ['moderator'] })).token);
const waiting = async () => (await (await newModerator()).call(listSharePictures, {})).rows;
const decide = async (id: string, isApproved: boolean, why = '') =>
  (await newModerator()).call(decideSharePicture, { id, isApproved, refusal: why, reason });

describe('the first sign-in by WeChat', () => {
  it('grants 500 words, and later ones grant none', async () => {
    const browser = newDaysVisitor(server);
    await signUpAs(server, browser, 'wechat', 'Wen', newPhone());
    expect(await left(browser)).toBe(500);
    const later = newDaysVisitor(server);
    await loginAs(later, 'wechat', 'Wen');
    expect(await left(later)).toBe(500);
  });

  it('grants none for another login method', async () => {
    const browser = newDaysVisitor(server);
    await signUpAs(server, browser, 'qq', 'Qi', newPhone());
    expect(await left(browser)).toBe(0);
  });

  it('grants words to an older account at its next sign-in', async () => {
    const browser = newDaysVisitor(server);
    await signUpAs(server, browser, 'wechat', 'Old', newPhone());
    await server.deps.db.run('delete from word_packages');
    await server.deps.db.run('delete from free_word_marks');
    expect(await left(browser)).toBe(0);
    await loginAs(browser, 'wechat', 'Old');
    expect(await left(browser)).toBe(500);
  });

  it('grants none after the account was removed and registered again', async () => {
    const browser = newDaysVisitor(server);
    const accountId = await signUpAs(server, browser, 'wechat', 'Twice', newPhone());
    await removeAccount(accountId);
    const again = newDaysVisitor(server);
    expect(await signUpAs(server, again, 'wechat', 'Twice', newPhone())).not.toBe(accountId);
    expect(await left(again)).toBe(0);
    const marks = JSON.stringify(await server.deps.db.run('select * from free_word_marks'));
    for (const secret of ['Twice', accountId]) expect(marks).not.toContain(secret);
  });
});

describe('a picture of a share', () => {
  it('waits for its review, and grants 1,000 words when approved', async () => {
    const { client, accountId } = await newPerson();
    const sent = await client.call(sendSharePicture, { base64: await shot() });
    expect(sent).toMatchObject({ words: 1000, left: 0, canSend: false, last: { state: 'pending' } });
    const [row] = (await waiting()).filter((each) => each.accountId === accountId);
    const id = row?.id ?? '';
    const { content } = await (await newModerator()).call(showSharePicture, { id });
    expect((await sharp(Buffer.from(content ?? '', 'base64')).metadata()).format).toBe('webp');
    await decide(id, true);
    expect(await client.call(readSharePicture, {})).toMatchObject({
      ...{ left: 1000, canSend: false, last: { state: 'approved', refusal: null } },
    });
    await expect(decide(id, true)).rejects.toMatchObject(refusal('share_picture_missing'));
    await expect(client.call(sendSharePicture, { base64: await shot() })).rejects.toMatchObject(
      refusal('share_reward_had'),
    );
    expect(await left(client)).toBe(1000);
  });

  it('can be refused with a reason, after which another one can be sent', async () => {
    const { client, accountId } = await newPerson();
    await client.call(sendSharePicture, { base64: await shot() });
    const id = (await waiting()).find((each) => each.accountId === accountId)?.id ?? '';
    await expect(decide(id, false)).rejects.toMatchObject(refusal('share_refusal_required'));
    await decide(id, false, '看不到发布时间');
    expect(await client.call(readSharePicture, {})).toMatchObject({
      ...{ left: 0, canSend: true, last: { state: 'refused', refusal: '看不到发布时间' } },
    });
    server.clock.advance(minute);
    expect((await client.call(sendSharePicture, { base64: await shot(50) })).last?.state).toBe('pending');
  });

  it('is the only pending one, also for concurrent uploads', async () => {
    const { client, accountId } = await newPerson();
    const base64 = await shot();
    const send = () => client.call(sendSharePicture, { base64 });
    const outcomes = await Promise.allSettled([send(), send(), send()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(send()).rejects.toMatchObject(refusal('share_picture_waiting'));
    expect((await waiting()).filter((each) => each.accountId === accountId)).toHaveLength(1);
    const keys: string[] = [];
    for await (const key of server.deps.files.list(`share-pictures/${accountId}/`)) keys.push(key);
    expect(keys).toHaveLength(1);
  });

  it('is rewarded once for each person, also with a new account after removal', async () => {
    const phone = '+8613900001234';
    const first = await newPerson({ phone });
    await first.client.call(sendSharePicture, { base64: await shot() });
    const id = (await waiting()).find((each) => each.accountId === first.accountId)?.id ?? '';
    await decide(id, true);
    await removeAccount(first.accountId);
    for await (const key of server.deps.files.list(`share-pictures/${first.accountId}/`))
      expect(key).toBe('');
    const second = await newPerson({ phone });
    expect((await second.client.call(readSharePicture, {})).canSend).toBe(false);
    await expect(second.client.call(sendSharePicture, { base64: await shot() })).rejects.toMatchObject(
      refusal('share_reward_had'),
    );
  });

  it.each([
    ['a file that is no picture', () => Buffer.from('<script>').toString('base64'), 'file_format_mismatch'],
    ['a large one', () => Buffer.alloc(sharePictureLimits.bytes + 1).toString('base64'), 'image_too_large'],
  ] as const)('refuses %s, and stores nothing', async (_, make, code) => {
    const { client } = await newPerson();
    await expect(client.call(sendSharePicture, { base64: make() })).rejects.toMatchObject(refusal(code));
    expect((await client.call(readSharePicture, {})).last).toBeNull();
  });

  it('is deleted a month after the decision; its state stays', async () => {
    const { client, accountId } = await newPerson();
    await client.call(sendSharePicture, { base64: await shot() });
    const id = (await waiting()).find((each) => each.accountId === accountId)?.id ?? '';
    await decide(id, false, 'another picture');
    await purgeSharePictures(server.deps);
    expect((await (await newModerator()).call(showSharePicture, { id })).content).not.toBeNull();
    server.clock.advance(31 * day);
    await purgeSharePictures(server.deps);
    await purgeSharePictures(server.deps);
    const staff = server.as((await createStaff(server.deps, { roles: ['owner'] })).token);
    expect((await staff.call(showSharePicture, { id })).content).toBeNull();
  });

  it('is neither accepted nor shown if the setting is off, nor to staff without permission', async () => {
    await using plain = await createTestServer();
    const client = plain.as((await createAccount(plain.deps)).token);
    expect(await client.call(readSharePicture, {})).toMatchObject({ canSend: false, last: null });
    await expect(client.call(sendSharePicture, { base64: await shot() })).rejects.toMatchObject(
      refusal('share_reward_off'),
    );
    const editor = plain.as((await createStaff(plain.deps, { roles: ['editor'] })).token);
    await expect(editor.call(listSharePictures, {})).rejects.toMatchObject(refusal('permission_missing'));
  });
});
