import { buyAgain } from '@inkstone/contracts/orders';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../platform/call.ts';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { withoutPurchase } from './use-purchase.ts';

/** Query parameter of the upgrade page that preselects a plan. */
export const upgradePlan = 'plan';

/** Returns the query of the upgrade page with a preselected plan, which keeps the parameters of an embedded page. */
export function withUpgradePlan(search: string, plan: string): string {
  const query = new URLSearchParams(withoutPurchase(search));
  query.set(upgradePlan, plan);
  return `?${query}`;
}

/**
 * Buys the item of an order again: as an upgrade on its page while unused Plus reduces the price, otherwise by `onItem` with
 * the id of the item or the token of its campaign.
 */
export function useBuyAgain(onItem: (item: string) => void) {
  const navigate = useNavigate();
  const path = useLocalePath();
  const { search } = useLocation();
  return useMutation({
    mutationFn: (orderNo: string) => call(buyAgain, { orderNo }),
    onSuccess: ({ item, isUpgrade }) =>
      isUpgrade
        ? void navigate({ pathname: path('/plan/upgrade'), search: withUpgradePlan(search, item) })
        : onItem(item),
  });
}
