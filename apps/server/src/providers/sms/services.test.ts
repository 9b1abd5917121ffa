import { createServer } from 'node:http';
import { instant, manualClock, minute, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import type { SmsService } from '../../ports/accounts-config.ts';
import { SendFailure } from '../../ports/send-failure.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { createAliyunSms } from './aliyun.ts';
import { createSms, failOver } from './create-sms.ts';
import { createHttpNotices, createHttpSms } from './http.ts';
import { createTencentSms } from './tencent.ts';
import { customer, startTestSmsService, type TestSmsService } from './testing/test-sms-service.ts';

const now = instant(Date.UTC(2026, 10, 21, 15, 59, 59));
const message = { phone: '+8613800138000', code: '012345', text: '验证码 012345', locale: 'zh' } as const;
const abroad = { ...message, phone: '+447400123456' } as const;
const templates = {
  signName: '砚台 (测试)*!',
  template: 'home',
  templateAbroad: 'abroad',
  templateNotice: 'notice',
} as const;

/** Timeout that a busy machine does not exceed, in ms. */
const longTimeout = 10_000;
/** Timeout of the tests with an unresponsive vendor, in ms. */
const shortTimeout = 1000;

function aliyun(
  service: TestSmsService,
  secret: string = customer.secret,
  clock = manualClock(now),
  timeout = longTimeout,
) {
  const settings = {
    driver: 'aliyun',
    endpoint: service.url,
    keyId: customer.id,
    secret,
    ...templates,
  } as const;
  return createAliyunSms(settings, { clock, random: seededRandom(1) }, timeout);
}

function tencent(
  service: TestSmsService,
  secretKey: string = customer.secret,
  clock = manualClock(now),
  timeout = longTimeout,
) {
  const settings = {
    driver: 'tencent',
    endpoint: service.url,
    region: 'ap-guangzhou',
    secretId: customer.id,
    secretKey,
    appId: '1400000000',
    ...templates,
  } as const;
  return createTencentSms(settings, { clock }, timeout);
}

const services = [
  ['aliyun', aliyun, { home: '13800138000', abroad: '447400123456', signAbroad: templates.signName }],
  ['tencent', tencent, { home: '+8613800138000', abroad: '+447400123456', signAbroad: '' }],
] as const;

describe.each(services)('%s', (name, create, numbers) => {
  it('signs as the vendor requires, with the template of the country', async () => {
    await using service = await startTestSmsService(now);
    const send = create(service);
    await send(message);
    await send(abroad);
    expect(service.taken).toEqual([
      { phone: numbers.home, code: '012345', template: 'home', sign: templates.signName },
      { phone: numbers.abroad, code: '012345', template: 'abroad', sign: numbers.signAbroad },
    ]);
  });

  it('is refused with a wrong secret, and with a clock that is an hour off', async () => {
    await using service = await startTestSmsService(now);
    await expect(create(service, 'another')(message)).rejects.toMatchObject({ fault: 'service' });
    const late = manualClock(instant(now + 60 * minute));
    await expect(create(service, customer.secret, late)(message)).rejects.toMatchObject({ fault: 'service' });
    expect(service.taken).toEqual([]);
  });

  it('gives up on a vendor that does not answer, or answers with unknown content', async () => {
    await using service = await startTestSmsService(now);
    service.answer = null;
    const silent = { fault: 'silence', message: `${name} did not answer: TimeoutError` };
    const withShortTimeout = create(service, customer.secret, manualClock(now), shortTimeout);
    await expect(withShortTimeout(message)).rejects.toMatchObject(silent);
    service.answer = '';
    await expect(create(service)(message)).rejects.toMatchObject({ fault: 'service' });
  });
});

describe('notices', () => {
  const values = { plan: 'Plus 1 个月', amount: '¥25.00', date: '2026年12月23日' } as const;
  const notice = { phone: message.phone, locale: 'zh', text: '续费', values } as const;
  const deps = { clock: manualClock(now), random: seededRandom(1), log: captureLog().log };
  const settings = (url: string, templateNotice: string): readonly SmsService[] => [
    {
      ...{ driver: 'aliyun', endpoint: url, keyId: customer.id, secret: customer.secret },
      ...{ ...templates, templateNotice },
    },
    {
      ...{ driver: 'tencent', endpoint: url, region: 'ap-guangzhou', secretId: customer.id },
      ...{ secretKey: customer.secret, appId: '1400000000', ...templates, templateNotice },
    },
  ];

  it('are sent with their own template and its parameters', async () => {
    await using service = await startTestSmsService(now);
    for (const one of settings(service.url, 'notice')) await createSms([one], deps).notify(notice);
    const sent = ['notice', [values.plan, values.amount, values.date]];
    expect(service.notices).toEqual([sent, sent]);
    expect(service.taken).toEqual([]);
  });

  it('are not sent without a template, nor abroad', async () => {
    await using service = await startTestSmsService(now);
    const none = createSms(settings(service.url, ''), deps);
    expect(none.hasNotices).toBe(false);
    await expect(none.notify(notice)).rejects.toMatchObject({ fault: 'service' });
    const all = createSms(settings(service.url, 'notice'), deps);
    await expect(all.notify({ ...notice, phone: abroad.phone })).rejects.toMatchObject({ fault: 'service' });
    expect(service.notices).toEqual([]);
  });

  it('are refused as codes are', async () => {
    await using service = await startTestSmsService(now);
    service.answer = 'isv.MOBILE_NUMBER_ILLEGAL';
    const sms = createSms(settings(service.url, 'notice').slice(0, 1), deps);
    await expect(sms.notify(notice)).rejects.toMatchObject({ fault: 'receiver' });
  });
});

describe('faults of vendors', () => {
  it.each([
    ['aliyun', 'isv.BUSINESS_LIMIT_CONTROL', 'limit'],
    ['aliyun', 'isv.MOBILE_NUMBER_ILLEGAL', 'receiver'],
    ['aliyun', 'isv.BLACK_KEY_CONTROL_LIMIT', 'service'],
    ['aliyun', 'isv.AMOUNT_NOT_ENOUGH', 'service'],
    ['tencent', 'LimitExceeded.PhoneNumberDailyLimit', 'limit'],
    ['tencent', 'InvalidParameterValue.IncorrectPhoneNumber', 'receiver'],
    ['tencent', 'FailedOperation.PhoneNumberInBlacklist', 'service'],
    ['tencent', 'FailedOperation.InsufficientBalanceInSmsPackage', 'service'],
  ] as const)('%s %s concerns the %s, and names no number', async (vendor, vendorCode, fault) => {
    await using service = await startTestSmsService(now);
    service.answer = vendorCode;
    const send = vendor === 'aliyun' ? aliyun(service) : tencent(service);
    await expect(send(message)).rejects.toMatchObject({ fault, message: `${vendor} answered ${vendorCode}` });
  });
});

describe('http', () => {
  it('posts the required fields with the secret; statuses report the fault', async () => {
    const requests: unknown[] = [];
    let status = 204;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      requests.push([request.url, request.headers.authorization, JSON.parse(body)]);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const url = `http://127.0.0.1:${port}/send?to={phone}&in={language}`;
    const send = createHttpSms({ driver: 'http', url, secret: 'ours' }, longTimeout);
    await send(message);
    const { phone, code, text } = message;
    expect(requests).toEqual([
      ['/send?to=%2B8613800138000&in=zh', 'Bearer ours', { phone, code, text, language: 'zh' }],
    ]);
    requests.length = 0;
    const values = { plan: 'Plus', amount: '¥25.00', date: '2026-12-23' } as const;
    await createHttpNotices(
      { driver: 'http', url, secret: 'ours' },
      longTimeout,
    )({
      ...{ phone, locale: 'zh', text: '续费', values },
    });
    const posted = { phone, code: '', text: '续费', language: 'zh', kind: 'renewal', ...values };
    expect(requests).toEqual([[expect.any(String), 'Bearer ours', posted]]);
    for (const [answered, fault] of [
      [429, 'limit'],
      [422, 'receiver'],
      [401, 'service'],
      [503, 'service'],
      [502, 'silence'],
      [504, 'silence'],
    ] as const) {
      status = answered;
      await expect(send(message)).rejects.toMatchObject({ fault });
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    // A connection that was kept open may be closed first, which reports no fault.
    const faultNow = () =>
      send(message).catch((error: unknown) => error instanceof SendFailure && error.fault);
    await expect.poll(faultNow).toBe('service');
  });
});

describe('failOver', () => {
  it('tries the next service when one has no credit, and none when the number is wrong', async () => {
    await using first = await startTestSmsService(now);
    await using second = await startTestSmsService(now);
    const captured = captureLog();
    const clock = manualClock(now);
    const sms = failOver([aliyun(first), tencent(second)], { clock, log: captured.log });
    await sms(message);
    first.answer = 'isv.AMOUNT_NOT_ENOUGH';
    await sms(message);
    expect([first.taken.length, second.taken.length]).toEqual([1, 1]);
    first.answer = 'isv.MOBILE_NUMBER_ILLEGAL';
    await expect(sms(message)).rejects.toMatchObject({ fault: 'receiver' });
    first.answer = 'isv.AMOUNT_NOT_ENOUGH';
    second.answer = 'FailedOperation.InsufficientBalanceInSmsPackage';
    await expect(sms(message)).rejects.toMatchObject({ fault: 'service' });
    expect(second.taken).toHaveLength(1);
    expect(captured.text()).toContain('aliyun answered isv.AMOUNT_NOT_ENOUGH');
    expect(captured.text()).not.toMatch(/13800138000|012345/);
  });

  it('sends no second message after a timeout, and uses the silent service last for a while', async () => {
    await using first = await startTestSmsService(now);
    await using second = await startTestSmsService(now);
    const clock = manualClock(now);
    const withShortTimeout = aliyun(first, customer.secret, manualClock(now), shortTimeout);
    const sms = failOver([withShortTimeout, tencent(second)], { clock, log: captureLog().log });
    first.answer = null;
    await expect(sms(message)).rejects.toMatchObject({ fault: 'silence' });
    expect(second.taken).toEqual([]);
    clock.advance(minute);
    await sms(message);
    expect(second.taken).toHaveLength(1);
    first.answer = 'OK';
    clock.advance(4 * minute);
    await sms(message);
    expect([first.taken.length, second.taken.length]).toEqual([1, 1]);
  });

  it('simulates if no service is configured', () => {
    const deps = { clock: manualClock(now), random: seededRandom(1), log: captureLog().log };
    expect(createSms([], deps).simulated).not.toBeNull();
    expect(createSms([{ driver: 'http', url: 'http://x', secret: 's' }], deps).simulated).toBeNull();
  });
});
