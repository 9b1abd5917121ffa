import { type Instant, type Random, randomInt, shanghaiOffset } from '@inkstone/kernel';

/** Returns a new order number: the day in Shanghai and ten random digits, so that numbers cannot be guessed. */
export function newOrderNo(now: Instant, random: Random): string {
  const today = new Date(now + shanghaiOffset).toISOString().slice(0, 10).replaceAll('-', '');
  const digits = () => String(randomInt(random, 100_000)).padStart(5, '0');
  return `${today}${digits()}${digits()}`;
}

/** Returns the number of an attempt at the provider: the order number and two digits. */
export function outTradeNoOf(orderNo: string, seq: number): string {
  return `${orderNo}${String(seq).padStart(2, '0')}`;
}
