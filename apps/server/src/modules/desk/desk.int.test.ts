import { createHmac, randomUUID } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { openTicket, readContactForm, readTicket, writeToTicket } from '@inkstone/contracts/desk';
import { listNotifications } from '@inkstone/contracts/notifications';
import { leaveFeedback, listReports, reportBug } from '@inkstone/contracts/site/feedback';
import * as staff from '@inkstone/contracts/staff/desk';
import { isWeekend } from '@inkstone/domain/desk';
import { hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import type { MailMessage } from '../../ports/mail.ts';
import { SendFailure } from '../../ports/send-failure.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';
import { purgeTickets } from './purge-tickets.ts';

const secret = 'a secret of sixteen characters';
const sent: MailMessage[] = [];
let unknownAddress = '';
let server: TestServer;
let operator: ReturnType<typeof callAsOperator>;

beforeAll(async () => {
  server = await createTestServer({
    config: { desk: { inbound: { address: 'support@example.org', secret }, keptDays: 100 } },
    base: {
      mail: {
        simulated: null,
        send: async (message) => {
          if (message.to === unknownAddress) throw new SendFailure('receiver', 'unknown');
          sent.push(message);
        },
      },
    },
  });
  operator = callAsOperator(server.deps, 'tester');
});
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  unknownAddress = '';
  // Each test begins eight days after the previous one, so that the rate limits used before have expired.
  server.clock.advance(8 * 24 * hour);
});

let count = 0;
const honest = () => {
  count += 1;
  return {
    ...{ kind: 'support' as const, topic: 'technical', name: '王芳', email: `fang${count}@example.com` },
    text: `第 ${count} 次导出后脚注的编号乱了，重新打开也一样，请帮忙看看。${'甲乙丙丁戊己庚辛'[count % 8]}`,
  };
};

/** Opens a form, fills it in for a minute and sends it. */
async function submit(given: Record<string, unknown> = {}, visitor = server.visitor('zh')) {
  const { formToken } = await visitor.call(readContactForm, {});
  server.clock.advance(minute);
  return visitor.call(openTicket, { ...honest(), key: randomUUID(), formToken, ...given } as never);
}

const idOf = async (number: string) =>
  (await operator(staff.listTickets, { view: 'all', search: number })).rows[0]?.id ?? '';
const answer = async (number: string, text: string) => {
  server.clock.advance(minute);
  await operator(staff.answerTicket, { id: await idOf(number), text, key: randomUUID() });
  server.clock.advance(minute);
};

/** A request of the operator's mail hook. */
async function hook(
  given: object,
  { by = secret, at = server.clock.now() }: { by?: string; at?: number } = {},
) {
  const body = JSON.stringify(given);
  const t = String(Math.floor(at / 1000));
  const v1 = createHmac('sha256', by).update(`${t}.${body}`).digest('hex');
  const response = await fetch(`${server.url}/api/desk/inbound-mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'inkstone-signature': `t=${t},v1=${v1}` },
    body,
  });
  return { status: response.status, text: await response.text() };
}

describe('a ticket', () => {
  it('is opened by a visitor, answered by staff, and readable by that visitor only', async () => {
    const visitor = server.visitor('zh');
    const { number, token, isHeld } = await submit({}, visitor);
    expect(isHeld).toBe(false);
    expect(sent).toMatchObject([{ subject: expect.stringContaining(number) }]);
    expect(sent[0]?.replyTo).toMatch(/^support\+[0-9a-f]{32}@example\.org$/);
    expect(sent[0]?.text).toContain(`/ticket/${token}`);
    await operator(staff.noteOnTicket, { id: await idOf(number), text: '内部：查日志' });
    await answer(number, '请升级到新版。\n<script>alert(1)</script>');
    const shown = await visitor.call(readTicket, { token });
    expect(shown).toMatchObject({ number, state: 'answered', dueAt: null, topic: 'technical' });
    expect(shown.messages.map(({ author }) => author)).toEqual(['requester', 'staff']);
    expect(JSON.stringify(shown)).not.toContain('内部');
    expect(sent[1]?.text).toContain('请升级到新版。');
    expect(sent[1]?.html).not.toContain('<script>');
    const words = server.captured.text();
    for (const personal of ['王芳', 'fang1@', '脚注']) expect(words).not.toContain(personal);
  });

  it('is opened once by one form, also for concurrent requests', async () => {
    const visitor = server.visitor();
    const { formToken } = await visitor.call(readContactForm, {});
    server.clock.advance(minute);
    const given = { ...honest(), key: randomUUID(), formToken };
    const opened = await Promise.all([1, 2, 3].map(() => visitor.call(openTicket, given)));
    expect(new Set(opened.map(({ number }) => number)).size).toBe(1);
    expect((await visitor.call(openTicket, given)).number).toBe(opened[0]?.number);
    expect(sent).toHaveLength(1);
  });

  it.each(['', 'x'.repeat(32), 'y'.repeat(100), "' or 1=1 --", '../admin'])(
    'is not found by the link %j',
    async (token) => {
      const call = server.visitor().call(readTicket, { token });
      await expect(call).rejects.toEqual(new AppError('ticket_not_found'));
    },
  );

  it.each([
    [{ name: ' \u0001\n' }, 'contact_field_required', 'name'],
    [{ text: ' \u200b\ufeff ' }, 'contact_field_required', 'text'],
    [{ kind: 'demo' }, 'contact_field_required', 'company'],
    [{ email: 'who@' }, 'contact_field_invalid', 'email'],
    [{ phone: 'javascript:1' }, 'contact_field_invalid', 'phone'],
    [{ teamSize: 'many' }, 'contact_field_invalid', 'teamSize'],
    [{ text: '字'.repeat(5001) }, 'contact_field_too_long', 'text'],
    [{ company: 'x'.repeat(201) }, 'contact_field_too_long', 'company'],
  ])('with %j is refused and names the field', async (wrong, code, field) => {
    await expect(submit(wrong)).rejects.toMatchObject({ code, params: { field } });
  });

  it('with an unknown topic is a general one', async () => {
    const { token } = await submit({ topic: '__proto__' });
    expect((await server.visitor().call(readTicket, { token })).topic).toBe('default');
  });

  it('is reopened by a message of the requester, which is added once', async () => {
    const { number, token } = await submit();
    await answer(number, 'Done');
    await operator(staff.changeTicket, { id: await idOf(number), event: 'close' });
    const message = { token, key: randomUUID(), text: '还是不行' };
    await server.visitor().call(writeToTicket, message);
    const again = await server.visitor().call(writeToTicket, message);
    expect(again.messages).toHaveLength(3);
    expect(again.state).toBe('received');
    expect(again.dueAt).toBeGreaterThan(server.clock.now());
    for (let n = 0; n < 19 - 1; n += 1)
      await server.visitor().call(writeToTicket, { token, key: randomUUID(), text: `${n}` });
    const more = server.visitor().call(writeToTicket, { token, key: randomUUID(), text: 'more' });
    await expect(more).rejects.toMatchObject({ code: 'ticket_full' });
  });
});

describe('the response time of tickets', () => {
  it('pauses over a weekend and a holiday, and follows changes of the calendar', async () => {
    server.clock.set(Date.parse('2027-04-30T17:29:00+08:00'));
    const { number } = await submit();
    const due = async () => (await operator(staff.listTickets, { search: number })).rows[0];
    const at = (time: string) => Date.parse(`${time}+08:00`);
    expect((await due())?.dueAt).toBe(at('2027-05-03T10:30:00'));
    const days = { from: '2027-05-01', to: '2027-05-05', kind: 'holiday' as const, name: '劳动节' };
    const { days: saved } = await operator(staff.saveServiceDays, { ...days, reason: 'test' });
    // Saturday and Sunday are not stored, because they are no service days by default.
    const ofYear = saved.map(({ date }) => date).filter((date) => date > '2027');
    expect(ofYear).toEqual(['2027-05-03', '2027-05-04', '2027-05-05']);
    expect((await due())?.dueAt).toBe(at('2027-05-06T10:30:00'));
    const work = { from: '2027-05-02', to: '2027-05-02', kind: 'work' as const, reason: 'test' };
    await operator(staff.saveServiceDays, work);
    expect((await due())?.dueAt).toBe(at('2027-05-02T10:30:00'));
    server.clock.set(at('2027-05-02T11:00:00'));
    expect((await due())?.left).toBe(-30 * minute);
    const wrong = { ...days, from: '2027-05-06', reason: 'test' };
    await expect(operator(staff.saveServiceDays, wrong)).rejects.toMatchObject({
      code: 'service_days_invalid',
    });
  });
});

it('deletes tickets closed for longer than the retention period, and no others', async () => {
  const [closed, open] = [await submit(), await submit()];
  await operator(staff.changeTicket, { id: await idOf(closed.number), event: 'close' });
  const isThere = async ({ token }: { token: string }) =>
    server
      .visitor()
      .call(readTicket, { token })
      .then(
        () => true,
        () => false,
      );
  server.clock.advance(99 * 24 * hour);
  await purgeTickets(server.deps);
  expect([await isThere(closed), await isThere(open)]).toEqual([true, true]);
  server.clock.advance(2 * 24 * hour);
  await purgeTickets(server.deps);
  expect([await isThere(closed), await isThere(open)]).toEqual([false, true]);
});

it('begins with the public holidays of 2026 that differ from the regular week', async () => {
  server.clock.set(Date.parse('2027-05-06T11:00:00+08:00'));
  const { days } = await operator(staff.listServiceDays, {});
  const ofYear = days.filter(({ date }) => date < '2027');
  expect(ofYear).toHaveLength(25);
  for (const { date, kind } of ofYear) expect(isWeekend(date), date).toBe(kind === 'work');
});

describe('spam', () => {
  it('is held for review without a mail, and keeps its content', async () => {
    const { number, token, isHeld } = await submit({ website: 'https://spam.example' });
    expect(isHeld).toBe(true);
    expect(sent).toEqual([]);
    expect((await server.visitor().call(readTicket, { token })).state).toBe('received');
    const open = await operator(staff.listTickets, { view: 'open', search: number });
    expect(open.rows).toEqual([]);
    const id = await idOf(number);
    expect((await operator(staff.readStaffTicket, { id })).signals).toContain('trap');
    await operator(staff.changeTicket, { id, event: 'release' });
    const released = await operator(staff.listTickets, { view: 'open', search: number });
    expect(released.rows).toMatchObject([{ number }]);
    // The requester is notified only now, with the number and the link.
    await expect.poll(() => sent.map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
    expect(sent[0]?.text).toContain(token);
    const twice = operator(staff.changeTicket, { id, event: 'release' });
    await expect(twice).rejects.toMatchObject({ code: 'ticket_not_possible' });
  });

  it('is listed from the least suspicious on, page by page', async () => {
    const held = [
      await submit({ website: 'x' }),
      await submit({ formToken: '' }),
      await submit({ formToken: 'y' }),
    ];
    expect(held.map(({ isHeld }) => isHeld)).toEqual([true, true, true]);
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await operator(staff.listTickets, { view: 'held', limit: 2, ...(cursor && { cursor }) });
      listed.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    const scores = [];
    for (const id of listed) scores.push((await operator(staff.readStaffTicket, { id })).score);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(new Set(scores).size).toBeGreaterThan(1);
    for (const { number } of held) expect(listed).toContain(await idOf(number));
  });

  it.each(['', 'forged.token.value', '1.AAAAAAAAAAAAAAAA.'.padEnd(70, 'x')])(
    'includes a form with the token %j',
    async (formToken) => expect((await submit({ formToken })).isHeld).toBe(true),
  );

  it('includes a form that was sent faster than it can be read', async () => {
    const visitor = server.visitor();
    const { formToken } = await visitor.call(readContactForm, {});
    const { isHeld } = await visitor.call(openTicket, { ...honest(), key: randomUUID(), formToken });
    expect(isHeld).toBe(true);
  });
});

describe('mails to tickets', () => {
  it('are added to the ticket, once, without quoted text', async () => {
    const { number, token } = await submit();
    const email = sent[0]?.to ?? '';
    await answer(number, 'Which version?');
    const to = `Inkstone <${sent[0]?.replyTo}>`;
    const mail = { type: 'mail', to, from: `Fang <${email.toUpperCase()}>`, messageId: '<1@x>' };
    const text = '1.2.2\u0000\n\nOn Monday, Inkstone <a@b.c> wrote:\n> Which version?';
    expect(await hook({ ...mail, text })).toEqual({ status: 200, text: 'added' });
    expect(await hook({ ...mail, text })).toEqual({ status: 200, text: 'added' });
    const shown = await server.visitor().call(readTicket, { token });
    expect(shown.messages.map((message) => message.text)).toEqual([
      expect.anything(),
      'Which version?',
      '1.2.2',
    ]);
    expect(shown.state).toBe('received');
  });

  it('of another sender, or of a program, become a note for staff', async () => {
    const { number, token } = await submit();
    const to = sent[0]?.replyTo;
    const mail = { type: 'mail', to, from: 'eve@example.net', text: 'Cancel it', messageId: '<2@x>' };
    expect((await hook(mail)).text).toBe('noted');
    expect((await hook({ ...mail, from: sent[0]?.to, isAutomatic: true })).text).toBe('noted');
    expect((await server.visitor().call(readTicket, { token })).messages).toHaveLength(1);
    const { messages } = await operator(staff.readStaffTicket, { id: await idOf(number) });
    expect(messages.filter(({ author }) => author === 'note')).toHaveLength(2);
  });

  it.each([
    [
      'of no ticket',
      { type: 'mail', to: `a+${'0'.repeat(32)}@b.c`, from: 'a@b.c', text: 'x', messageId: '1' },
      {},
      404,
    ],
    ['that are malformed', { type: 'mail' }, {}, 400],
    ['that are not signed', { type: 'bounce', recipient: 'a@b.c' }, { by: 'another secret' }, 403],
    ['that are old', { type: 'bounce', recipient: 'a@b.c' }, { at: 1 }, 403],
    ['that are too large', { type: 'bounce', recipient: 'x'.repeat(300_000) }, {}, 413],
  ])('%s are refused', async (_, given, by, status) => {
    expect((await hook(given, by)).status).toBe(status);
  });

  it('mark the address when they bounce, and staff see it', async () => {
    const { number } = await submit({ email: 'gone@example.com' });
    expect((await hook({ type: 'bounce', recipient: 'GONE@example.com' })).text).toBe('marked');
    await answer(number, 'Hello?');
    expect(sent).toHaveLength(1);
    expect(await operator(staff.readStaffTicket, { id: await idOf(number) })).toMatchObject({
      isBounced: true,
    });
  });

  it('mark the address when the mail server refuses them', async () => {
    unknownAddress = 'nobody@example.com';
    const { number } = await submit({ email: unknownAddress });
    expect(sent).toEqual([]);
    const detail = await operator(staff.readStaffTicket, { id: await idOf(number) });
    expect(detail.isBounced).toBe(true);
  });
});

describe('feedback', () => {
  it('of a user is a ticket; its answer appears in the list of reports with a notification', async () => {
    const account = await createAccount(server.deps);
    const person = server.as(account.token);
    const { id } = await person.call(reportBug, { brief: '卡', content: '打开很慢' });
    const { rows } = await operator(staff.listTickets, { view: 'open', kind: 'bug' });
    const ticket = rows.find(({ brief }) => brief === '卡 打开很慢');
    await operator(staff.answerTicket, { id: ticket?.id ?? '', text: '已修好', key: randomUUID() });
    await operator(staff.changeTicket, { id: ticket?.id ?? '', event: 'close' });
    const { reports } = await person.call(listReports, {});
    expect(reports).toMatchObject([{ id, reply: '已修好', closedAt: expect.any(Number) }]);
    const notified = await person.call(listNotifications, {});
    expect(notified.rows).toMatchObject([
      { kind: 'ticket_answered', params: { number: ticket?.number }, readAt: null },
    ]);
  });

  it('of a visitor is a ticket; contact details are deleted when it is closed', async () => {
    await server.visitor().call(leaveFeedback, { content: '字太小', contact: 'li@example.com' });
    const { rows } = await operator(staff.listTickets, {
      view: 'open',
      kind: 'feedback',
      search: 'li@example.com',
    });
    const id = rows[0]?.id ?? '';
    await operator(staff.answerTicket, { id, text: '下一版可以调整', key: randomUUID() });
    expect(sent).toMatchObject([{ to: 'li@example.com' }]);
    await operator(staff.changeTicket, { id, event: 'close' });
    expect(await operator(staff.readStaffTicket, { id })).toMatchObject({ email: '', state: 'closed' });
    const left = await server.deps.db.run('select contact, closed_at from visitor_feedback');
    expect(left.filter(({ contact }) => contact !== null)).toEqual([]);
  });
});
