import { listPackages } from '@inkstone/contracts/membership';
import { listAudit } from '@inkstone/contracts/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../modules/accounts/testing.ts';
import { createStaff } from '../modules/staff/testing/staff.ts';
import { outputOf } from '../testing/operator.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { couponsCommand } from './coupons.ts';
import { pricesCommand } from './prices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Output of the command, line by line. */
const output = (...args: string[]) => outputOf(server, pricesCommand, ...args);

it('adds the price of a campaign, prints its link, and writes the reason to the audit log', async () => {
  const [added = '', link = ''] = await output(
    ...['add', 'fiveyear_vip', '498.5', '--campaign', 'spring', '--to', '2026-12-01'],
    ...['--usd', '69.99', '--reason', 'spring sale'],
  );
  expect(added).toMatch(/^fiveyear_vip-\S+ was added\.$/);
  const token = new URL(link).searchParams.get('token') ?? '';
  const { vip } = await server.visitor().call(listPackages, { token });
  expect(vip[0]).toMatchObject({ plan: 'fiveyear_vip', price: 49_850, listPrice: 59_800, usdHint: 6999 });
  const listed = await output('list');
  const start = listed.indexOf('fiveyear_vip  (sold by campaigns only)');
  expect(listed.slice(start + 1, start + 4)).toEqual([
    `    498.50 CNY  current  campaign spring  from ${new Date(server.clock.now()).toISOString()}  to 2026-11-30T16:00:00.000Z`,
    `        ${link}`,
    '    598.00 CNY  current',
  ]);
  const owner = server.as((await createStaff(server.deps)).token);
  const { entries } = await owner.call(listAudit, {});
  expect(entries.find((entry) => entry.reason === 'spring sale')?.facts).toMatchObject({
    ...{ itemId: 'fiveyear_vip', amount: 49_850, campaign: 'spring' },
  });
});

it('creates a type of coupons, and lists it with its use', async () => {
  const coupons = (...args: string[]) => outputOf(server, couponsCommand, ...args);
  const created = await coupons(
    ...[
      'create',
      'Open',
      'days',
      '--percent',
      '15',
      '--minimum',
      '20',
      '--quota',
      '2',
      '--until',
      '2099-12-31',
    ],
  );
  expect(created).toEqual([
    expect.stringMatching(/^\S+ {2}on {3}Open days$/),
    '    15% off, from ¥20.00, until 2099-12-31T16:00:00.000Z, 1 per account',
    '    0 of 2 issued: 0 usable, 0 held, 0 used, 0 expired, ¥0.00 saved',
  ]);
  const { accountId } = await createAccount(server.deps);
  const [id = ''] = (created[0] ?? '').split(' ');
  expect(await coupons('issue', id, accountId, 'nobody@example.org')).toEqual([
    'nobody@example.org  no such account',
    '1 issued.',
  ]);
  expect(await coupons('list')).toEqual([
    ...created.slice(0, 2),
    '    1 of 2 issued: 1 usable, 0 held, 0 used, 0 expired, ¥0.00 saved',
  ]);
  expect((await coupons('off', id))[0]).toMatch(/^\S+ {2}off {2}Open days$/);
});

it('reports invalid input', async () => {
  await expect(output('add', 'month_vip', '1,50')).rejects.toThrow('1,50 is no amount');
  await expect(output('add', 'month_vip', '19', '--from', '1.12.2026')).rejects.toThrow(
    '1.12.2026 is not a time',
  );
  await expect(output('add', 'month_vip', '19', '--from', '2020-01-01')).rejects.toThrow('in the past');
  await expect(output('add', 'no_plan', '19')).rejects.toThrow('no such item');
  await expect(output('add', 'month_vip', '26', '--campaign', 'dear')).rejects.toThrow(
    'below the list price',
  );
  for (const wrong of [['dance'], ['add', 'month_vip'], ['list', 'x'], ['--what']])
    await expect(output(...wrong)).rejects.toThrow('inkstone prices add');
});
