import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { correctText } from '@inkstone/contracts/assist';
import { readUsage } from '@inkstone/contracts/membership';
import { createIds, systemClock } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../../apps/server/src/modules/membership/index.ts';
import { openPostgres } from '../../apps/server/src/platform/db/open-database.ts';
import { createLog } from '../../apps/server/src/platform/observability/log.ts';
import { systemRandom } from '../../apps/server/src/platform/security/random.ts';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';

const { TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } = process.env;

describe.runIf(postgres && redis)('daily limits over two web processes', { timeout: 120_000 }, () => {
  let cluster: Cluster;
  let person: TestClient;
  beforeAll(async () => {
    cluster = await startCluster({
      postgres: postgres ?? '',
      redis: redis ?? '',
      isBuilt: Boolean(process.env.TESTED_BUILD),
    });
    person = await cluster.signUp();
  }, 240_000);
  afterAll(async () => {
    await cluster?.[Symbol.asyncDispose]();
  });

  const readProofreading = async () => (await person.call(readUsage, {})).features[0];
  const words = (name: string, count: number) =>
    `${Array.from({ length: count }, (_, i) => `${name}${i}`).join(' ')}.`;

  it('are never exceeded by parallel requests, which both processes get', async () => {
    const admitted = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        person.call(correctText, { text: words(`w${i}x`, 500) }).then(
          () => true,
          (error: unknown) => {
            if (error instanceof AppError && error.code === 'daily_limit_reached') return false;
            throw error;
          },
        ),
      ),
    );
    expect(admitted.filter(Boolean)).toHaveLength(10);
    expect(await readProofreading()).toMatchObject({ used: 5000, left: 0 });
  });

  it('follow a purchase in a third process within a second, in both', async () => {
    const { id: accountId } = await person.call(userInfo, {});
    // Both processes cache the tier.
    for (let i = 0; i < 4; i++) expect(await readProofreading()).toMatchObject({ limit: 5000 });
    const db = await openPostgres(cluster.databaseUrl, { log: createLog('error') });
    try {
      const ids = createIds(systemClock, systemRandom());
      await db.transact(({ sql }) =>
        grant({ ids }, sql, {
          ...{ accountId, itemId: 'month_vip', quantity: 1, source: 'order', sourceId: 'order-elsewhere' },
          at: systemClock.now(),
        }),
      );
    } finally {
      await db.close();
    }
    await new Promise((resolve) => setTimeout(resolve, 900));
    for (let i = 0; i < 4; i++) expect(await readProofreading()).toMatchObject({ limit: 40_000 });
  });
});
