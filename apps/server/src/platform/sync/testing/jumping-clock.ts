import {
  type Clock,
  day,
  type Instant,
  later,
  type Random,
  randomInt,
  second,
  systemClock,
} from '@inkstone/kernel';

/** A running clock that is sometimes set forward or back by days. */
export interface JumpingClock extends Clock {
  jump(random: Random): void;
}

/** Starts with the machine's time. */
export function jumpingClock(): JumpingClock {
  let offset = 0;
  return {
    now: () => later(systemClock.now(), offset),
    jump: (random) => {
      offset = jumpBy(random);
    },
  };
}

/** Error of a device's clock in ms: up to forty days, either way. */
export function jumpBy(random: Random): number {
  return randomInt(random, (80 * day) / second) * second - 40 * day;
}

/** The time by a clock with an error of `offset` ms. */
export function byWatch(clock: Clock, offset: number): Instant {
  return later(clock.now(), offset);
}
