import { type Instant, instant } from '@inkstone/kernel';

/** Converts to whole seconds, as in the spec's fields (`expire_time`, `start_time`). */
export function toWireSeconds(at: Instant): number {
  return Math.floor(at / 1000);
}

/** Parses a transferred time: up to 10 digits are seconds, more are ms (spec, 3). */
export function fromWireTime(value: number): Instant {
  return instant(Math.abs(value) < 1e10 ? value * 1000 : value);
}
