import { randomBytes } from 'node:crypto';
import { createIds, systemClock } from '@inkstone/kernel';
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts';
import { systemRandom } from '../platform/security/random.ts';
import { openRedisState } from '../platform/shared-state/redis-state.ts';
import type { SharedState } from '../platform/shared-state/shared-state.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';

/** URL of the tests' Redis; null without one. script/test starts one. */
export const testRedisUrl = process.env.TEST_REDIS_URL || null;

/** The shared state of one process of a test, with its log and metrics. */
export interface TestRedisState {
  readonly state: SharedState;
  readonly captured: CapturedLog;
  readonly metrics: Metrics;
}

/** Returns a prefix that no other test uses. */
export function freshPrefix(): string {
  return `test-${randomBytes(6).toString('hex')}:`;
}

/** Opens the shared state of one process; processes with the same prefix are one installation. */
export async function openTestRedis(prefix: string, url = testRedisUrl): Promise<TestRedisState> {
  if (url === null) throw new Error('TEST_REDIS_URL names no Redis');
  const random = systemRandom();
  const captured = captureLog();
  const metrics = createMetrics({ ofProcess: false });
  const clock = systemClock;
  const tools = { clock, random, ids: createIds(clock, random), log: captured.log, metrics };
  const state = await openRedisState({ ...tools, url, prefix, hashKey: new Uint8Array(32) });
  return { state, captured, metrics };
}
