import { randomUUID } from 'node:crypto';
import { registerByPhone, userInfo } from '@inkstone/contracts/accounts';
import { listSessions } from '@inkstone/contracts/accounts/sessions';
import { chooseAnalytics, sendAnalytic } from '@inkstone/contracts/analytics';
import { correctText } from '@inkstone/contracts/assist';
import { importSensitiveWords } from '@inkstone/contracts/assist/sensitive-words';
import { readNews } from '@inkstone/contracts/content';
import { openTicket, readContactForm } from '@inkstone/contracts/desk';
import { createDocument, listDocuments, trashDocuments } from '@inkstone/contracts/documents';
import { readReceipt } from '@inkstone/contracts/generation';
import { continueText } from '@inkstone/contracts/generation/continue';
import * as invoices from '@inkstone/contracts/invoices';
import { listGrants, listPackages } from '@inkstone/contracts/membership';
import { listModels } from '@inkstone/contracts/models';
import { countUnread, listNotifications, markRead } from '@inkstone/contracts/notifications';
import * as ocr from '@inkstone/contracts/ocr';
import { claimStorePurchase } from '@inkstone/contracts/orders';
import { listOrders } from '@inkstone/contracts/orders/orders';
import * as jobs from '@inkstone/contracts/rewriting/jobs';
import { followRewrite } from '@inkstone/contracts/rewriting/rewrite';
import { getShare, previewShare } from '@inkstone/contracts/sharing';
import { leaveFeedback } from '@inkstone/contracts/site/feedback';
import { listAudit, verifyAudit } from '@inkstone/contracts/staff';
import { readAnalytics } from '@inkstone/contracts/staff/analytics';
import * as articles from '@inkstone/contracts/staff/content';
import { listTickets } from '@inkstone/contracts/staff/desk';
import { readTextModels } from '@inkstone/contracts/staff/models';
import { addOrganisation, joinOrganisation, listMembers } from '@inkstone/contracts/staff/organisations';
import { addTerm, listTerms, removeTerms } from '@inkstone/contracts/terms';
import { readTranslation, translateText } from '@inkstone/contracts/translation';
import { day, manualClock, minute } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAsOperator } from '../composition/call-as-operator.ts';
import { modules } from '../composition/modules.ts';
import { createAccount } from '../modules/accounts/testing.ts';
import { newPhone, sentCode } from '../modules/accounts/testing-flow.ts';
import { aggregateAnalytics } from '../modules/analytics/aggregation/aggregate.ts';
import { company } from '../modules/invoices/testing/desk.ts';
import { continueOne } from '../modules/ocr/runs/run-job.ts';
import { openShop, type Shop } from '../modules/orders/testing/shop.ts';
import { textOf } from '../modules/rewriting/testing/text-models.ts';
import { shareDocument, textOfShare } from '../modules/sharing/testing/shared-document.ts';
import { createStaff } from '../modules/staff/testing/staff.ts';
import { stored, subscribe } from '../modules/subscriptions/testing/subscribe.ts';
import { listing, translateHonestly } from '../modules/translation/testing/scripted-model.ts';
import type { TextRecogniser } from '../ports/text-recogniser.ts';
import { createAppleStore } from '../providers/stores/apple/create-apple-store.ts';
import { createAppleSigner } from '../providers/stores/apple/testing/apple-signer.ts';
import { testDay } from '../testing/bare-server.ts';
import { collect, type TestClient } from '../testing/client.ts';
import { inProcessModel } from '../testing/text-model/in-process-model.ts';

/**
 * What each module stores and reads in its main task, on one server: the tests of modules that run on the embedded
 * database as well as on PostgreSQL, besides those that depend on the engine.
 */

const signer = createAppleSigner(testDay);
const app = { bundleId: 'com.example', environment: 'Production' };
let answer: Parameters<typeof inProcessModel>[0];
let shop: Shop;
let accountId: string;
let person: TestClient;
let operator: ReturnType<typeof callAsOperator>;

const recogniser: TextRecogniser = {
  engine: 'test',
  recognise: async ({ picture }) => {
    const box = { left: 1, top: 1, right: 40, bottom: 20 };
    const lines = [{ box, words: [{ text: 'inkstone', confidence: 90, box }] }];
    const blocks = [{ kind: 'paragraph' as const, box, lines }];
    return { width: 60, height: 30, turned: 0, language: 'en', prepared: picture, blocks };
  },
  close: async () => undefined,
};

beforeAll(async () => {
  const products = new Map([['plus.month', { kind: 'tier', tier: 'plus' } as const]]);
  const settings = {
    bundleId: app.bundleId,
    appId: 7,
    api: null,
    environment: 'production',
    products,
  } as const;
  const apple = createAppleStore(settings, { clock: manualClock(testDay) }, { root: signer.root });
  shop = await openShop({
    textModel: inProcessModel((request) => answer(request)),
    base: {
      stores: { apple, google: null, huawei: null, harmony: null },
      textRecogniser: recogniser,
      jobs: { send: async () => undefined },
    },
  });
  operator = callAsOperator(shop.deps, 'tester');
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  const account = await createAccount(shop.deps);
  ({ accountId } = account);
  person = shop.server.as(account.token);
});

const visitor = () => shop.server.visitor();
async function buy(): Promise<string> {
  const { orderNo } = await shop.order(accountId, 'month_vip');
  const number = await shop.attempt(accountId, orderNo);
  expect(await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(number), orderNo))).toContain('success');
  return orderNo;
}

const tasks: Record<string, () => Promise<void>> = {
  accounts: async () => {
    const [client, typed] = [visitor(), newPhone()];
    const code = await sentCode(shop.server, client, typed);
    await client.call(registerByPhone, { ...typed, code, agreesToTerms: true });
    expect(await client.call(userInfo, {})).toMatchObject({ phone: expect.stringContaining(typed.account) });
    expect((await client.call(listSessions, {})).sessions).toHaveLength(1);
  },
  assist: async () => {
    await person.call(importSensitiveWords, { content: '蓝精灵' });
    const { items } = await person.call(correctText, { text: '蓝精灵来了。', language: 'zh' });
    expect(items).toMatchObject([{ rule: 'zh.sensitive-listed', pos: 0, len: 3 }]);
  },
  documents: async () => {
    const { id } = await person.call(createDocument, { title: '春晓' });
    expect((await person.call(listDocuments, {})).documents).toMatchObject([{ id, title: '春晓' }]);
    await person.call(trashDocuments, { ids: [id] });
    expect((await person.call(listDocuments, {})).documents).toEqual([]);
    expect((await person.call(listDocuments, { where: 'trash' })).documents).toMatchObject([{ id }]);
  },
  sharing: async () => {
    const { owner, documentId, link } = await shareDocument(shop.server);
    expect(textOfShare(await visitor().call(previewShare, { token: link }))).toBe('春眠不觉晓。');
    expect(await owner.call(getShare, { documentId })).toMatchObject({ state: 'on', token: link });
  },
  site: async () => {
    await visitor().call(leaveFeedback, { content: '字太小了。' });
    const rows = await shop.deps.db.run('select content from visitor_feedback');
    expect(rows).toEqual([{ content: '字太小了。' }]);
  },
  content: async () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Released.' }] };
    const texts = { en: { title: 'News', summary: 'About', body: { type: 'doc', content: [paragraph] } } };
    const [kind, slug] = ['news', 'released'] as const;
    const { id } = await operator(articles.createArticle, { kind, slug, language: 'en', title: 'Draft' });
    const content = { slug, category: 'product', banner: null, isFeatured: false, texts } as never;
    const { version } = await operator(articles.saveArticle, { id, version: 1, content });
    await operator(articles.publishArticle, { id, version, publishAt: null, unpublishAt: null });
    expect((await visitor().call(readNews, { slug, language: 'en' })).html).toBe('<p>Released.</p>');
  },
  staff: async () => {
    const member = await createStaff(shop.deps);
    const page = shop.server.as(member.token);
    await page.call(addOrganisation, { name: 'Town', reason: 'new' });
    const { entries } = await page.call(listAudit, { actorId: member.accountId });
    expect(entries.map(({ outcome }) => outcome)).toEqual(['done', 'begun']);
    expect(await page.call(verifyAudit, {})).toMatchObject({ isIntact: true, faults: [] });
  },
  organisations: async () => {
    const { id } = await operator(addOrganisation, { name: '青山市', reason: 'new' });
    await operator(joinOrganisation, { organisation: id, account: accountId, reason: 'new' });
    const { rows } = await operator(listMembers, { organisation: id });
    expect(rows).toMatchObject([{ accountId, role: 'member' }]);
  },
  membership: async () => {
    expect((await visitor().call(listPackages, {})).vip).toHaveLength(7);
    await buy();
    expect((await person.call(listGrants, {})).grants).toMatchObject([{ vip_type: 'vip', isRunning: true }]);
  },
  orders: async () => {
    const orderNo = await buy();
    expect((await person.call(listOrders, {})).orders).toMatchObject([{ orderNo, status: 'finished' }]);
    expect(await shop.deps.tierOf(accountId)).toBe('plus');
  },
  stores: async () => {
    const now = shop.clock.now();
    const transaction = {
      ...{ ...app, productId: 'plus.month', type: 'Auto-Renewable Subscription', signedDate: now },
      ...{ originalTransactionId: 'o1', transactionId: 't1', purchaseDate: now, expiresDate: now + 30 * day },
    };
    await person.call(claimStorePurchase, { store: 'apple', signed: signer.sign(transaction) });
    expect((await person.call(listGrants, {})).grants).toMatchObject([{ source: 'store', from: now }]);
  },
  invoices: async () => {
    const orderNo = await buy();
    await person.call(invoices.applyForInvoice, { orders: [orderNo], ...company });
    const listed = (await person.call(invoices.listInvoices, {})).invoices;
    expect(listed).toMatchObject([{ gross: 2500, state: 'wanted' }]);
  },
  subscriptions: async () => {
    const one = await subscribe(shop);
    await shop.pass(31 * day);
    const { state, periodNo } = await stored(shop, one.subscriptionId);
    expect([state, periodNo]).toEqual(['active', 2]);
  },
  rewriting: async () => {
    await buy();
    answer = ({ messages }) => textOf(messages).replace('研究', '探讨');
    const id = shop.deps.ids.next();
    const input = { jobId: id, text: '本文研究了甲的问题，并给出了说明。', mode: 'academic' } as const;
    const events = await collect(person.stream(followRewrite, input));
    expect(events.at(-1)).toMatchObject({ type: 'receipt' });
    expect((await person.call(jobs.listRewriteJobs, {})).jobs).toMatchObject([{ id, state: 'done' }]);
  },
  generation: async () => {
    answer = () => 'Then we saw the sea.';
    const events = await collect(person.stream(continueText, { before: 'We walked along the river.' }));
    const receipt = events.at(-1);
    expect(receipt).toMatchObject({ type: 'receipt', words: 5 });
    const jobId = events.flatMap((event) => ('jobId' in event ? [event.jobId] : []))[0] ?? '';
    expect((await person.call(readReceipt, { jobId })).receipt).toMatchObject({ jobId, words: 5 });
  },
  ocr: async () => {
    const drawn = sharp({ create: { width: 60, height: 30, channels: 3, background: 'navy' } });
    const id = shop.deps.ids.next();
    const files = [{ name: 'a.png', base64: (await drawn.png().toBuffer()).toString('base64') }];
    await person.call(ocr.startOcrJob, { id, language: 'auto', files });
    await continueOne(shop.deps, { accountId, jobId: id });
    const { job, pages } = await person.call(ocr.readOcrJob, { id });
    expect(job).toMatchObject({ state: 'done', done: 1, failed: 0 });
    expect(JSON.stringify(pages)).toContain('inkstone');
  },
  terms: async () => {
    const side = (preferred: string) => ({ preferred, variants: [], forbidden: [] });
    const term = {
      zh: side('合同'),
      en: side('contract'),
      partOfSpeech: 'noun',
      caseSensitive: false,
      note: '',
    };
    const place = { scope: 'me' } as const;
    const { id } = await person.call(addTerm, { place, term: term as never });
    expect((await person.call(listTerms, { ...place, search: 'CONTRACT' })).total).toBe(1);
    expect(await person.call(removeTerms, { place, ids: [id] })).toEqual({ removed: 1 });
  },
  translation: async () => {
    answer = ({ messages }) => listing(messages, translateHonestly);
    const { words, to } = await person.call(translateText, { text: '今天的会议讨论了预算。' });
    expect(to).toBe('en');
    expect((await person.call(readTranslation, {})).left).toBe(3000 - words);
  },
  models: async () => {
    const page = shop.server.as((await createStaff(shop.deps)).token);
    const { environment } = await page.call(readTextModels, {});
    expect(environment).toHaveLength(1);
    expect((await person.call(listModels, {})).features.length).toBeGreaterThan(3);
  },
  desk: async () => {
    const client = visitor();
    const { formToken } = await client.call(readContactForm, {});
    shop.clock.advance(minute);
    const about = { kind: 'support', topic: 'technical', name: '王芳', email: 'fang@example.com' } as const;
    const text = '导出后脚注的编号乱了，重新打开也一样，请帮忙看看。';
    const { number } = await client.call(openTicket, { ...about, text, key: randomUUID(), formToken });
    const { rows } = await operator(listTickets, { view: 'all', search: number });
    expect(rows).toMatchObject([{ number }]);
  },
  notifications: async () => {
    const tell = (orderNo: string) =>
      shop.deps.db.transact((tx) => shop.deps.notify(tx, accountId, 'order_paid', { orderNo }));
    for (const orderNo of ['1', '2', '3']) await tell(orderNo);
    const first = await person.call(listNotifications, { limit: 2 });
    const second = await person.call(listNotifications, { limit: 2, cursor: first.next ?? '' });
    expect([...first.rows, ...second.rows].map(({ params }) => params.orderNo).sort()).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(await person.call(markRead, { ids: [first.rows[0]?.id ?? ''] })).toEqual({ unread: 2 });
    expect(await person.call(countUnread, {})).toEqual({ unread: 2 });
  },
  analytics: async () => {
    const client = visitor();
    await client.call(chooseAnalytics, { choice: 'granted' });
    const event = { time: shop.clock.now(), event: 'page_view', pageName: 'home' };
    expect(await client.call(sendAnalytic, event)).toMatchObject({ kept: 'recorded' });
    await aggregateAnalytics(shop.deps);
    const page = shop.server.as((await createStaff(shop.deps)).token);
    expect((await page.call(readAnalytics, {})).updatedAt).toBe(shop.clock.now());
  },
};

it('there is a task of every module', () => {
  expect(Object.keys(tasks).sort()).toEqual(modules.map(({ name }) => name).sort());
});

it.each(Object.entries(tasks))('%s stores and reads what its main task needs', (_, task) => task());
