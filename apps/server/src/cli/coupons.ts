import type { Call } from '@inkstone/contracts';
import {
  type CouponTemplateRow,
  createCouponTemplate,
  issueCoupons,
  listCouponTemplates,
  switchCouponTemplate,
} from '@inkstone/contracts/staff/coupons';
import { readAmount, yuanOf } from '@inkstone/domain/orders';
import { day } from '@inkstone/kernel';
import { StartError } from '../platform/settings/start-error.ts';
import { everyRow } from './pages.ts';
import { printable } from './read-command.ts';
import { readOptions } from './read-options.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone coupons list                      the coupon types, with the use of issued ones',
  'inkstone coupons create <name>             create a type; its terms cannot be changed afterwards',
  '         --amount <yuan>                   the discount, such as 5 or 4.50; or',
  '         --percent <1 to 100>              a share of the price',
  '         --minimum <yuan>                  the minimum price; default none',
  '         --plans <ids>                     separated by commas; default all',
  '         --quota <count>                   how many can be issued',
  '         --per-account <count>             how many per account; default 1',
  '         --days <count>                    days of validity after the issue; or',
  '         --until <YYYY-MM-DD>              to the end of a day in Shanghai',
  '         --returnable                      a full refund makes it usable again',
  'inkstone coupons issue <id> <who>…         issue one to each of these accounts',
  'inkstone coupons off <id>                  stop their issue; issued ones stay usable',
  'inkstone coupons on <id>                   resume their issue',
  '         --reason <words>                  for the audit log; default: the command itself',
  '',
  'An account is named by its phone number (+86 138…; without a plus it is a Chinese number), its e-mail address or its id.',
].join('\n');

const text = { type: 'string' } as const;
const known = {
  ...{ amount: text, percent: text, minimum: text, plans: text, quota: text, days: text, until: text },
  ...{ 'per-account': text, reason: text },
  returnable: { type: 'boolean', default: false },
} as const;
type Options = ReturnType<typeof readOptions<typeof known>>['options'];

/** `coupons …`: creates coupons and issues them to accounts. */
export const couponsCommand: OperatorCommand = async (call, args, print) => {
  const { words, options } = readOptions(args, known, usage);
  const [what = 'list', first = '', ...more] = words;
  const why = (...named: readonly string[]) => ({ reason: reasonOf(options.reason, 'coupons', ...named) });
  if (what === 'list' && first === '') return list(call, print);
  if (what === 'create' && first !== '') {
    const name = words.slice(1).join(' ');
    return describe(await call(createCouponTemplate, { name, ...readTerms(options), ...why(what) }), print);
  }
  if (what === 'issue' && first !== '' && more.length > 0) {
    const issue = { templateId: first, accounts: [...more] };
    const { issued, skipped } = await call(issueCoupons, { ...issue, ...why(what, first) });
    for (const { account, why } of skipped)
      print(`${printable(account)}  ${why === 'limit' ? 'has as many as allowed' : 'no such account'}`);
    return print(`${issued} issued.`);
  }
  if ((what === 'on' || what === 'off') && first !== '' && more.length === 0) {
    const change = { templateId: first, isOn: what === 'on' };
    return describe(await call(switchCouponTemplate, { ...change, ...why(what, first) }), print);
  }
  throw new StartError(usage);
};

async function list(call: Call, print: Print): Promise<void> {
  let count = 0;
  for await (const template of everyRow((page) => call(listCouponTemplates, page))) {
    count++;
    describe(template, print);
  }
  if (count === 0) print('There are no coupons yet. Try: inkstone coupons --help');
}

const yuan = (fen: number) => `¥${yuanOf(fen)}`;

function describe(template: CouponTemplateRow, print: Print): void {
  const { templateId, name, amount, percent, minimum, plans, perAccount, validDays, validTo } = template;
  const { isOn, isReturnable, issued, quota, available, held, used, expired, reused, saved } = template;
  const terms = [
    amount === null ? `${percent}% off` : `${yuan(amount)} off`,
    ...(minimum > 0 ? [`from ${yuan(minimum)}`] : []),
    ...(plans.length > 0 ? [plans.join(',')] : []),
    validTo === null ? `${validDays} days` : `until ${new Date(validTo).toISOString()}`,
    `${perAccount} per account`,
    ...(isReturnable ? ['returnable'] : []),
  ];
  const counts = `${available} usable, ${held} held, ${used} used, ${expired} expired, ${yuan(saved)} saved`;
  print(`${templateId}  ${isOn ? 'on ' : 'off'}  ${printable(name)}`);
  print(`    ${terms.join(', ')}`);
  print(`    ${issued} of ${quota} issued: ${counts}${reused > 0 ? `, ${reused} paid late and reused` : ''}`);
}

function readTerms({ amount, percent, minimum = '0', plans, ...rest }: Options) {
  const { quota, days, until, 'per-account': perAccount = '1', returnable: isReturnable } = rest;
  const minimumAmount = readAmount(minimum);
  const saves = amount === undefined ? null : readAmount(amount);
  if (minimumAmount === null || (amount !== undefined && saves === null)) throw new StartError(usage);
  return {
    ...{ amount: saves, percent: percent === undefined ? null : readCount(percent), minimum: minimumAmount },
    ...{ plans: plans?.split(',') ?? [], quota: readCount(quota), perAccount: readCount(perAccount) },
    ...{ validDays: days === undefined ? null : readCount(days), isReturnable },
    validTo: until === undefined ? null : readDay(until),
  };
}

function readCount(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new StartError(usage);
  return Number(text);
}

function readDay(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00+08:00`) : Number.NaN;
  if (Number.isNaN(at)) throw new StartError(usage);
  return at + day;
}
