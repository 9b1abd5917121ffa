import { expect, it } from 'vitest';
import { runRandomNotices } from './testing/random-notices.ts';
import { openShop } from './testing/shop.ts';

// `script/soak payments` runs 10,000 on each database.
it('200 random notices have the same result as the model', async () => {
  await using shop = await openShop({ config: { roles: ['web'] } });
  const { faults, forged } = await runRandomNotices(shop, 7, 200);
  expect(faults).toEqual([]);
  expect(forged).toBeGreaterThan(10);
});
