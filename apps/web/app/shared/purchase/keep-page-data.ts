import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { upgradePlan } from './use-buy-again.ts';
import { withoutPurchase } from './use-purchase.ts';

type Navigation = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>;

/** Number of revalidations from the dialog that have not ended. */
let running = 0;

/**
 * Loads the data of the page again after a purchase or a change of its prices. A step of the dialog, such as closing it, interrupts that; the page is then loaded
 * with that step.
 */
export async function reloadPageData(revalidate: () => Promise<void>): Promise<void> {
  running += 1;
  try {
    await revalidate();
  } finally {
    running -= 1;
  }
}

/**
 * `shouldRevalidate` of pages with a purchase dialog: its steps change only the query, and do not load the page again, so that a
 * lost connection does not replace the dialog by an error page.
 */
export function keepPageData({ currentUrl, nextUrl, defaultShouldRevalidate }: Navigation): boolean {
  const isStep =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    pageQuery(currentUrl) === pageQuery(nextUrl);
  return (!isStep || running > 0) && defaultShouldRevalidate;
}

/** The query without what only the dialog and the choice of an upgrade use. */
function pageQuery({ search }: URL): string {
  const query = new URLSearchParams(withoutPurchase(search));
  query.delete(upgradePlan);
  return `${query}`;
}
