import { type Instant, instant } from '@inkstone/kernel';

/** A moment in whole seconds, as the spec's fields have it (`expire_time`, `start_time`). */
export function toWireSeconds(at: Instant): number {
  return Math.floor(at / 1000);
}

/** Reads a moment off the wire: numbers of up to 10 digits are seconds, longer ones ms (spec, 3). */
export function fromWireTime(value: number): Instant {
  return instant(Math.abs(value) < 1e10 ? value * 1000 : value);
}
