import { hour, type Instant, type Random, randomInt } from '@inkstone/kernel';

/** Number of a new order: its day in Shanghai and ten random digits, so that nobody can guess another one's. */
export function newOrderNo(now: Instant, random: Random): string {
  const today = new Date(now + 8 * hour).toISOString().slice(0, 10).replaceAll('-', '');
  const digits = () => String(randomInt(random, 100_000)).padStart(5, '0');
  return `${today}${digits()}${digits()}`;
}

/** Number of an attempt at the provider: that of the order and two digits. */
export function outTradeNoOf(orderNo: string, seq: number): string {
  return `${orderNo}${String(seq).padStart(2, '0')}`;
}
