import {
  listAlarmMessages,
  listNoticeAlarms,
  type NoticeAlarmView,
  resolveNoticeAlarm,
} from '@inkstone/contracts/staff/notice-alarms';
import { type Clock, day, second } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff } from '../modules/staff/testing/staff.ts';
import { alipayKeys, alipaySettings } from '../providers/pay/alipay/testing/alipay-account.ts';
import {
  makeAlipayNotice,
  makeStripeEvent,
  makeWechatNotice,
} from '../providers/pay/simulator/notice-makers.ts';
import { stripeSettings, webhookSecret } from '../providers/pay/stripe/testing/stripe-account.ts';
import { wechatKeyId, wechatKeys, wechatSettings } from '../providers/pay/wechat/testing/wechat-account.ts';
import { createAppleStore } from '../providers/stores/apple/create-apple-store.ts';
import { createAppleSigner } from '../providers/stores/apple/testing/apple-signer.ts';
import { createGoogleStore } from '../providers/stores/google/create-google-store.ts';
import { type GoogleDouble, startGoogleDouble } from '../providers/stores/google/testing/google-double.ts';
import { createHarmonyStore } from '../providers/stores/harmony/create-harmony-store.ts';
import {
  type HarmonyDouble,
  startHarmonyDouble,
} from '../providers/stores/harmony/testing/harmony-double.ts';
import { createHuaweiStore } from '../providers/stores/huawei/create-huawei-store.ts';
import { type HuaweiDouble, startHuaweiDouble } from '../providers/stores/huawei/testing/huawei-double.ts';
import { testDay } from '../testing/bare-server.ts';
import type { TestClient } from '../testing/client.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

const signer = createAppleSigner(testDay);
let google: GoogleDouble;
let huawei: HuaweiDouble;
let harmony: HarmonyDouble;
let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  const clock: Clock = { now: () => server.clock.now() };
  google = await startGoogleDouble(clock);
  huawei = await startHuaweiDouble(clock);
  harmony = await startHarmonyDouble(clock, testDay);
  const apple = { bundleId: 'com.example', appId: 7, environment: 'production', api: null } as const;
  const stores = {
    apple: createAppleStore({ ...apple, products: new Map() }, { clock }, { root: signer.root }),
    google: createGoogleStore(google.settings, { clock }, { urls: google.urls }),
    huawei: createHuaweiStore(huawei.settings, { clock }, { urls: huawei.urls }),
    harmony: createHarmonyStore(harmony.settings, { clock }, harmony.anchors),
  };
  const pay = { wechat: wechatSettings(), alipay: alipaySettings(), stripe: stripeSettings() };
  server = await createTestServer({ config: { pay }, base: { stores } });
  staff = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
});
afterAll(async () => {
  await server.close();
  for (const double of [google, huawei, harmony]) await double[Symbol.asyncDispose]();
});

/** A notification as a provider posts it. */
interface PostedNotice {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const seconds = () => Math.floor(server.clock.now() / second);
const wechatIssuer = () => ({
  ...{ privateKey: wechatKeys.privateKey, serial: wechatKeyId, apiV3Key: wechatSettings().apiV3Key },
});

/** A genuine notification of each provider with an unknown type, and the text that staff read. */
const makers: Readonly<
  Record<NoticeAlarmView['provider'], (id: string, mark: string) => Promise<PostedNotice> | PostedNotice>
> = {
  apple: (notificationUUID, mark) => {
    // The unknown notification contains the bundle id in a member that Apple does not document.
    const somethingNew = { bundleId: 'com.example', appAppleId: 7, mark };
    const payload = { notificationType: 'NOVELTY', notificationUUID, somethingNew };
    const signedPayload = signer.sign({ ...payload, signedDate: server.clock.now() });
    return { body: JSON.stringify({ signedPayload }) };
  },
  google: (messageId, mark) => google.push({ noveltyNotification: { mark } }, { messageId }),
  huawei: (orderId, mark) => {
    return { body: huawei.notice(77, { subscriptionId: 's', productId: 'plus.month', orderId, mark }) };
  },
  harmony: (id, mark) => ({
    body: harmony.notice('NOVELTY', {}, { notificationRequestId: id, mark }),
  }),
  wechat: (id, mark) =>
    makeWechatNotice(wechatIssuer(), {
      ...{ id, type: 'NOVELTY.HAPPENED', resource: { mark }, time: seconds(), nonce: 'abcdefghijkl' },
    }),
  alipay: (notify_id, mark) =>
    makeAlipayNotice(alipayKeys.privateKey, { notify_id, notify_type: 'novelty', mark }),
  stripe: (id, mark) => {
    const data = { object: { object: 'novelty', mark } };
    const event = { id: `evt_${id}`, object: 'event', type: 'novelty.created', created: seconds(), data };
    return makeStripeEvent(webhookSecret, event, seconds());
  },
};
const types: Readonly<Record<NoticeAlarmView['provider'], string>> = {
  ...{ apple: 'NOVELTY', google: 'noveltyNotification', huawei: 'SUBSCRIPTION_77', harmony: 'NOVELTY' },
  ...{ wechat: 'NOVELTY.HAPPENED', alipay: 'novelty', stripe: 'novelty.created' },
};
const providers = Object.keys(makers) as NoticeAlarmView['provider'][];

async function post(provider: string, { headers = {}, body }: PostedNotice): Promise<number> {
  const init = { method: 'POST', headers: { ...headers }, body: Buffer.from(body) };
  return (await fetch(`${server.url}/api/pay/notice/${provider}`, init)).status;
}
/** The alarms of a provider that staff see. */
async function alarms(provider: string, which: 'open' | 'all' = 'open') {
  const { rows } = await staff.call(listNoticeAlarms, { which });
  return rows.filter((one) => one.provider === provider);
}
const textOf = (body: string | Uint8Array) => Buffer.from(body).toString('utf8');

it.each(providers)(
  'of %s raise one alarm a day with their raw texts, which staff resolve with a reason',
  async (provider) => {
    const make = makers[provider];
    const [first, second_] = [await make('n1', 'first'), await make('n2', 'second')];
    expect(await post(provider, first)).toBeLessThan(300);
    // The notification is repeated at once and later.
    const again = await Promise.all([post(provider, first), post(provider, first)]);
    expect(again.every((status) => status < 300)).toBe(true);
    expect(await post(provider, second_)).toBeLessThan(300);
    const type = types[provider];
    const [alarm, ...others] = await alarms(provider);
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ kind: 'unknown', type, count: 2, state: 'open', resolvedAt: null });
    const id = alarm?.id ?? '';
    const messages = await staff.call(listAlarmMessages, { id });
    expect(messages.rows.map(({ body }) => body).toSorted()).toEqual(
      [textOf(first.body), textOf(second_.body)].toSorted(),
    );
    // Staff can read the content even if the raw text is encoded or encrypted.
    expect(messages.rows.map(({ content }) => /first|second/.exec(content)?.[0]).toSorted()).toEqual([
      ...['first', 'second'],
    ]);

    // An alarm stays open if it received a notification that staff have not seen.
    const stale = await staff.call(resolveNoticeAlarm, { id, count: 1, reason: 'seen' });
    expect(stale.state).toBe('open');
    const resolved = await staff.call(resolveNoticeAlarm, { id, count: 2, reason: `known: ${provider}` });
    expect(resolved).toMatchObject({ state: 'resolved', resolvedAt: server.clock.now() });
    expect(await alarms(provider)).toEqual([]);
    expect(await alarms(provider, 'all')).toHaveLength(1);
    const recorded = await server.deps.db.run(
      "select reason from audit_entries where facts like '%' || $1 || '%'",
      [id],
    );
    expect(recorded).toContainEqual({ reason: `known: ${provider}` });

    // Repetitions change nothing. A different notification reopens the alarm, and the next day has an alarm of its own.
    expect(await post(provider, first)).toBeLessThan(300);
    expect(await alarms(provider)).toEqual([]);
    expect(await post(provider, await make('n3', 'third'))).toBeLessThan(300);
    expect(await alarms(provider)).toMatchObject([{ id, count: 3, state: 'open' }]);
  },
);

it('are counted, and logged without their text', async () => {
  const metrics = await server.deps.metrics.registry.metrics();
  for (const channel of ['wechat', 'alipay', 'stripe'])
    expect(metrics).toContain(`inkstone_notice_alarms_total{channel="${channel}",kind="unknown"} 3`);
  for (const store of ['apple', 'google', 'huawei', 'harmony'])
    expect(metrics).toContain(`inkstone_store_alarms_total{store="${store}",kind="unknown"} 3`);
  const logged = server.captured.lines().filter(({ msg }) => String(msg).endsWith('is of an unknown type'));
  expect(logged).toHaveLength(3 * providers.length);
  expect(server.captured.text()).not.toContain('third');
});

/** A genuine notification of each provider with a known type in an undocumented form. */
const unknownMakers: typeof makers = {
  apple: (notificationUUID, mark) => {
    const data = { bundleId: 'com.example', appAppleId: 7, environment: 'Production', mark };
    const payload = { notificationType: 'DID_RENEW', notificationUUID, data };
    const signedPayload = signer.sign({ ...payload, signedDate: server.clock.now() });
    return { body: JSON.stringify({ signedPayload }) };
  },
  google: (messageId, mark) =>
    google.push({ subscriptionNotification: { notificationType: 2, purchaseToken: 7, mark } }, { messageId }),
  huawei: (orderId, mark) => ({ body: huawei.notice(2, { subscriptionId: 's', orderId, mark }) }),
  harmony: (id, mark) => ({
    body: harmony.notice('REVOKE', {}, { notificationRequestId: id, notificationVersion: 'v9', mark }),
  }),
  wechat: (id, mark) =>
    makeWechatNotice(wechatIssuer(), {
      ...{ id, type: 'TRANSACTION.SUCCESS', resource: { mark }, time: seconds(), nonce: 'abcdefghijkl' },
    }),
  alipay: (notify_id, mark) =>
    makeAlipayNotice(alipayKeys.privateKey, {
      ...{ notify_id, notify_type: 'trade_status_sync', trade_status: 'TRADE_SUCCESS', mark },
    }),
  stripe: (id, mark) => {
    const data = { object: { object: 'payment_intent', status: 'succeeded', mark } };
    const type = 'payment_intent.succeeded';
    const event = { id: `evt_${id}`, object: 'event', type, created: seconds(), data };
    return makeStripeEvent(webhookSecret, event, seconds());
  },
};
const unknownFormTypes: typeof types = {
  ...{ apple: 'DID_RENEW', google: 'subscriptionNotification', huawei: 'RENEWAL', harmony: 'REVOKE' },
  ...{ wechat: 'TRANSACTION.SUCCESS', alipay: 'trade_status_sync TRADE_SUCCESS' },
  stripe: 'payment_intent.succeeded',
};

it.each(providers)(
  'of %s of a known type in an undocumented form raise an alarm with their text',
  async (provider) => {
    const [first, second_] = [
      await unknownMakers[provider]('s1', 'first'),
      await unknownMakers[provider]('s2', 'second'),
    ];
    for (const each of [first, first, second_]) expect(await post(provider, each)).toBeLessThan(300);
    const found = (await alarms(provider)).filter(({ kind }) => kind === 'unreadable');
    expect(found).toMatchObject([{ type: unknownFormTypes[provider], count: 2, state: 'open' }]);
    const { rows } = await staff.call(listAlarmMessages, { id: found[0]?.id ?? '' });
    expect(rows.map(({ body }) => body).toSorted()).toEqual(
      [textOf(first.body), textOf(second_.body)].toSorted(),
    );
    expect(rows.map(({ content }) => /first|second/.exec(content)?.[0]).toSorted()).toEqual([
      ...['first', 'second'],
    ]);
  },
);

it('about a purchase whose store returns an undocumented reply raise an alarm', async () => {
  const purchaseToken = 'oddly-answered';
  google.purchases.set(purchaseToken, { subscriptionState: 'SUBSCRIPTION_STATE_ODD', lineItems: [] });
  const notice = { subscriptionNotification: { notificationType: 2, purchaseToken } };
  const posted = await google.push(notice, { messageId: 'oddly-answered' });
  for (const each of [posted, posted]) expect(await post('google', each)).toBe(200);
  const found = (await alarms('google')).filter(
    ({ kind, type }) => kind === 'unreadable' && type === 'RENEWED',
  );
  expect(found).toMatchObject([{ count: 1 }]);
});

it('without a signature share one alarm, which keeps at most a hundred of them', async () => {
  const { appId: applicationId } = huawei.settings;
  const send = (number: number) => {
    const event = { version: 'v2', eventType: `NOVELTY_${number}`, applicationId, notifyTime: 1 + number };
    return post('huawei', { body: JSON.stringify(event) });
  };
  for (let number = 0; number < 103; number++) expect(await send(number)).toBe(200);
  const unsigned = (await alarms('huawei')).filter(({ type }) => type === 'UNSIGNED');
  expect(unsigned).toMatchObject([{ count: 103, state: 'open' }]);
  const kept = 'select count(*)::int as kept from notice_alarm_messages where alarm_id = $1';
  expect(await server.deps.db.run(kept, [unsigned[0]?.id])).toEqual([{ kept: 100 }]);
  const rows = "select count(*)::int as rows from store_notices where type = 'UNSIGNED'";
  expect(await server.deps.db.run(rows)).toEqual([{ rows: 0 }]);
});

it('are stored while the store does not answer about their purchase', async () => {
  const notice = { subscriptionNotification: { notificationType: 98, purchaseToken: 't' } };
  const posted = await google.push(notice, { messageId: 'unanswered' });
  google.breakWith(503);
  expect(await post('google', posted)).toBe(503);
  google.breakWith(null);
  expect(await post('google', posted)).toBe(200);
  const found = (await alarms('google')).filter(({ type }) => type === 'SUBSCRIPTION_98');
  expect(found).toMatchObject([{ count: 1 }]);
});

it('have a separate alarm on the next day, and their texts are deleted 90 days after it was resolved', async () => {
  server.clock.advance(day);
  staff = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
  expect(await post('alipay', await makers.alipay('n9', 'first'))).toBe(200);
  const [before, next] = (await alarms('alipay')).filter(({ kind }) => kind === 'unknown');
  expect(before).toMatchObject({ type: 'novelty', count: 3 });
  expect(next).toMatchObject({ type: 'novelty', count: 1 });
  const id = next?.id ?? '';
  await staff.call(resolveNoticeAlarm, { id, count: 1, reason: 'known' });
  server.clock.advance(89 * day);
  await server.deps.runDue();
  staff = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
  expect((await staff.call(listAlarmMessages, { id })).rows).toHaveLength(1);
  server.clock.advance(2 * day);
  await server.deps.runDue();
  staff = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
  expect((await staff.call(listAlarmMessages, { id })).rows).toEqual([]);
  expect((await staff.call(listAlarmMessages, { id: before?.id ?? '' })).rows).toHaveLength(3);
});

it('are shown only to roles that may see money; unknown alarms are refused', async () => {
  await expect(staff.call(resolveNoticeAlarm, { id: 'nobody', count: 1, reason: 'x' })).rejects.toMatchObject(
    {
      code: 'not_found',
    },
  );
  const editor = server.as((await createStaff(server.deps, { roles: ['editor'] })).token);
  await expect(editor.call(listNoticeAlarms, {})).rejects.toMatchObject({ code: 'permission_missing' });
});
