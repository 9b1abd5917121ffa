import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { withPurchase } from '../../../shared/purchase/use-purchase.ts';

export interface BuyLinkProps {
  /** Id of an item, or a campaign token. */
  readonly item: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens the purchase dialog of this page for an item. */
export function BuyLink({ item, className, children }: BuyLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: withPurchase(search, 'item', item) }}
      state={{ isPurchase: true }}
      preventScrollReset
      className={className}
    >
      {children}
    </Link>
  );
}
