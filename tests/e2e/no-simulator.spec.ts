import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

test('without the payment simulator no page mentions it, and its pages do not exist', async ({
  page,
  request,
}) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(phrasesOf('en')('common.simulatedPayments'))).toHaveCount(0);
  for (const path of ['pay', 'store'])
    expect((await request.get(`/en/simulator/${path}`)).status(), path).toBe(404);
});
