import type { Keys } from '../security/keys.ts';
import type { PlatformConfig } from '../settings/config.ts';
import { createLocalState } from './local-state.ts';
import { openRedisState, type RedisOptions } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

/** Opens the configured shared state: Redis if REDIS_URL is set, else memory. */
export async function openSharedState(
  { redisUrl, redisPrefix }: Pick<PlatformConfig, 'redisUrl' | 'redisPrefix'>,
  keys: Keys,
  tools: Pick<RedisOptions, 'clock' | 'ids' | 'random' | 'log' | 'metrics'>,
): Promise<SharedState> {
  if (redisUrl === null) return createLocalState(tools.clock);
  const hashKey = keys.derive('shared state');
  return openRedisState({ ...tools, url: redisUrl, prefix: redisPrefix, hashKey });
}
