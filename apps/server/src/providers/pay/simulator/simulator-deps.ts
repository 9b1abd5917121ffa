import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { Trade } from './store.ts';

/** Dependencies of the simulated providers on the platform. */
export type SimulatorDeps = Pick<Platform, 'db' | 'clock' | 'ids' | 'random' | 'log'> & {
  readonly config: Pick<Platform['config'], 'baseUrl'>;
};

/** Generates a number in the format of a provider: with a prefix for Stripe, digits for the others. */
export function numberOf(
  { random }: Pick<SimulatorDeps, 'random'>,
  { channel }: Trade,
  prefix: string,
): string {
  const text = createHash('sha256').update(random.bytes(24)).digest('hex');
  if (channel === 'stripe') return `${prefix}${text.slice(0, 24)}`;
  return `${channel === 'wechat' ? '4200' : '2026'}${BigInt(`0x${text.slice(0, 24)}`)
    .toString()
    .padStart(29, '0')
    .slice(-24)}`;
}
