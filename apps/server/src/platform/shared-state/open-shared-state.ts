import type { Keys } from '../security/keys.ts';
import type { PlatformConfig } from '../settings/config.ts';
import { createLocalState } from './local-state.ts';
import type { RedisOptions } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

/** Opens the configured shared state: Redis if REDIS_URL is set, else memory. */
export async function openSharedState(
  { redisUrl, redisPrefix }: Pick<PlatformConfig, 'redisUrl' | 'redisPrefix'>,
  keys: Keys,
  tools: Pick<RedisOptions, 'clock' | 'ids' | 'random' | 'log' | 'metrics'>,
): Promise<SharedState> {
  if (redisUrl === null) return createLocalState(tools.clock);
  // Hundreds of files, which an installation without Redis does not need.
  const { openRedisState } = await import('./redis-state.ts');
  const hashKey = keys.derive('shared state');
  return openRedisState({ ...tools, url: redisUrl, prefix: redisPrefix, hashKey });
}
