import type { Platform } from '../../../platform/platform.ts';

/** Dependencies of the simulated stores on the platform. */
export type SimulatorDeps = Pick<Platform, 'db' | 'clock' | 'ids' | 'random'>;

/** Generates a number in the format of the stores: 16 digits. */
export function storeNumber({ random }: Pick<SimulatorDeps, 'random'>): string {
  const digits = BigInt(`0x${Buffer.from(random.bytes(8)).toString('hex')}`).toString();
  return `2${digits.padStart(20, '0').slice(-15)}`;
}
