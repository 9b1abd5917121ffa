import type { Call } from '@inkstone/contracts';
import { addPrice, listPrices, type PriceRow } from '@inkstone/contracts/staff/prices';
import { yuanOf } from '@inkstone/domain/orders';
import { StartError } from '../platform/settings/start-error.ts';
import { readOptions } from './read-options.ts';
import { reasonOf } from './reason.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone prices list                     the items of the catalogue with their prices, and the links of campaigns',
  'inkstone prices add <item> <yuan>        add a price, such as: prices add month_vip 19.90',
  '         --campaign <name>               only for buyers with the link of this campaign, which is printed',
  '         --from <time> --to <time>       2026-12-01 is midnight in Asia/Shanghai; or 2026-12-01T10:00+08:00',
  '         --usd <dollars>                 also shown to buyers abroad; not charged',
  '         --reason <words>                for the audit log; default: the command itself',
  '',
  'A price is never changed. The one with the latest start applies; after its end, the previous one applies again.',
].join('\n');

const text = { type: 'string' } as const;
const known = { campaign: text, from: text, to: text, usd: text, reason: text };

/** `prices …`: shows the prices of the catalogue, and adds list prices and those of campaigns. */
export const pricesCommand: OperatorCommand = async (call, args, print) => {
  const { words, options } = readOptions(args, known, usage);
  const [what = 'list', itemId = '', price = '', ...more] = words;
  if (what === 'list' && itemId === '') return showPrices(call, print);
  if (what !== 'add' || price === '' || more.length > 0) throw new StartError(usage);
  const { id, link } = await call(addPrice, {
    itemId,
    amount: readMoney(price),
    usdHint: options.usd === undefined ? null : readMoney(options.usd),
    campaign: options.campaign ?? null,
    from: options.from === undefined ? null : readTime(options.from),
    to: options.to === undefined ? null : readTime(options.to),
    reason: reasonOf(options.reason, 'prices add', itemId, price),
  });
  print(`${id} was added.`);
  if (link !== null) print(link);
};

async function showPrices(call: Call, print: Print): Promise<void> {
  for (const { itemId, isListed, prices } of (await call(listPrices, {})).items) {
    print(isListed ? itemId : `${itemId}  (sold by campaigns only)`);
    for (const price of prices) {
      print(`    ${priceLine(price)}`);
      if (price.link !== null) print(`        ${price.link}`);
    }
  }
}

function priceLine({ amount, currency, campaign, from, to, state }: PriceRow): string {
  const time = (at: number) => new Date(at).toISOString();
  return [
    `${yuanOf(amount)} ${currency}`,
    state,
    ...(campaign === null ? [] : [`campaign ${campaign}`]),
    ...(from === 0 ? [] : [`from ${time(from)}`]),
    ...(to === null ? [] : [`to ${time(to)}`]),
  ].join('  ');
}

/** Minor units of an amount such as 19.90; digit by digit, because 19.9 * 100 is not 1990. */
function readMoney(text: string): number {
  const [, whole = '', parts = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') throw new StartError(`${text} is no amount: write it like 19.90.`);
  return Number(whole) * 100 + Number(parts.padEnd(2, '0'));
}

function readTime(text: string): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const hasZone = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = isDay ? Date.parse(`${text}T00:00+08:00`) : hasZone ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new StartError(`${text} is not a time: write it like 2026-12-01T10:00+08:00.`);
  return time;
}
