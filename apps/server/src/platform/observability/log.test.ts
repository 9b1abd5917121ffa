import { AppError } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { captureLog } from '../../testing/captured-log.ts';
import { createLog } from './log.ts';
import { UnredactedValue } from './redact.ts';

const phone = '13812345678';
const token = 'q8Zt0mJx4Yw7Kc2Vb9Ln5Hs1Rd6Fg3Pa0Ue8Io4Ty7Q';
const password = 'hunter2hunter';
const code = '482913';
const text = '他昨天去了学校，然后写下了这句话';
const secrets = [phone, '138 1234 5678', '+8613812345678', token, password, code, text, 'anna@example.org'];

function expectClean(logged: string): void {
  for (const secret of secrets) expect(logged).not.toContain(secret);
}

describe('log', () => {
  it('writes one JSON line with level, time and message', () => {
    const { log, lines } = captureLog();
    log.info('started', { port: 4700 });
    expect(lines()).toEqual([{ level: 'info', time: expect.any(String), msg: 'started', port: 4700 }]);
  });

  it('omits lines below its level', () => {
    const written: string[] = [];
    const log = createLog('warn', { write: (line) => void written.push(line) });
    log.info('quiet');
    log.warn('loud');
    expect(written).toHaveLength(1);
  });

  it('adds the id of the request to every line written while it is served, at any depth', async () => {
    const { log, lines } = captureLog();
    await log.inRequest('r1', async () => {
      await Promise.resolve();
      log.info('inside');
    });
    log.info('outside');
    expect(lines().map((line) => line.requestId)).toEqual(['r1', undefined]);
  });
});

describe('redaction', () => {
  it('redacts by name at any depth, in lists, maps and headers', () => {
    const captured = captureLog();
    captured.log.info('x', {
      phone,
      user: {
        Phone_Number: 'x',
        mobile: phone,
        profile: { newPassword: password, list: [{ verify_code: code, code }] },
      },
      headers: {
        Authorization: `Bearer ${token}`,
        Cookie: `TOKEN=${token}; lang=zh`,
        'set-cookie': [`TOKEN=${token}`],
      },
      map: new Map([['token', token]]),
      document: { title: text, text, content: text },
      bytes: new TextEncoder().encode(phone),
    });
    expectClean(captured.text());
    expect(captured.lines()[0]).toMatchObject({
      phone: '[redacted]',
      headers: { Authorization: '[redacted]' },
    });
  });

  it('redacts by form inside harmless names and in the message of an error', () => {
    const captured = captureLog();
    captured.log.warn('x', {
      note: `call ${phone} or +86 138 1234 5678 or 138 1234 5678, mail anna@example.org`,
      url: `https://user:${password}@host/api/x?phone=${phone}&code=${code}`,
      path: `/api/login?token=${token}`,
      said: `Bearer ${token}`,
      jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMzgxMjM0NTY3OCJ9.abc',
      loose: token,
      error: new Error(`password=${password} for ${phone}`),
    });
    expectClean(captured.text());
    expect(captured.text()).not.toContain('eyJzdWIi');
  });

  it('keeps the explanation of an error and its causes, without the properties that drivers add', () => {
    const captured = captureLog();
    const driver = Object.assign(
      new Error('duplicate key value violates unique constraint "accounts_phone"'),
      {
        code: '23505',
        detail: `Key (phone)=(${phone}) already exists.`,
        where: text,
      },
    );
    const query = Object.assign(
      new Error(`Failed query: insert into t values ($1)\nparams: ${text},${code}`, { cause: driver }),
      {
        params: [phone],
        query: text,
      },
    );
    captured.log.error('x', { error: new AppError('server_error', { phone }, query) });
    captured.log.error('x', { error: new AggregateError([query], 'many') });
    captured.log.error('x', { error: new Error(`invalid input syntax for type uuid: "${text}"`) });
    expectClean(captured.text());
    expect(captured.lines()[0]).toMatchObject({
      error: {
        code: 'server_error',
        stack: expect.stringContaining('at '),
        cause: { cause: { code: '23505' } },
      },
    });
  });

  it('leaves ids, numbers and measurements readable', () => {
    const { log, lines } = captureLog();
    const facts = {
      documentId: '01939c3b-9d7e-7c07-b9a1-2f6a1c9d0e3b',
      ms: 12.5,
      at: 1763690400000,
      route: '/api/userInfo',
    };
    log.info('x', facts);
    expect(lines()[0]).toMatchObject(facts);
  });

  it('shows the output of a simulator', () => {
    const { log, lines } = captureLog();
    log.info('simulated', { phone: new UnredactedValue(phone), code: new UnredactedValue(code) });
    expect(lines()[0]).toMatchObject({ phone, code });
  });

  it('limits the length of its lines', () => {
    const captured = captureLog();
    const loop: Record<string, unknown> = { name: 'x'.repeat(10_000) };
    loop.self = loop;
    captured.log.info('x', { loop, many: Array.from({ length: 1000 }, (_, i) => i) });
    expect(captured.text().length).toBeLessThan(20_000);
  });
});
