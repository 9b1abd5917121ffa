import type { OrderView } from '@inkstone/contracts/orders';
import { buttonClass } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';

/** Path of the card page, without language. */
const cardPath = '/vipV2/overseaCreditCardPayHome';

export interface CardLinkProps {
  readonly order: OrderView;
  /** Whether the card starts a renewal, for which the card page asks for consent. */
  readonly renews: boolean;
  readonly isFresh: boolean;
}

/**
 * A link to the card page, which is loaded as a separate document: only its content security policy allows
 * Stripe's script.
 */
export function CardLink({ order, renews, isFresh }: CardLinkProps) {
  const t = useTranslations('purchase');
  const path = useLocalePath();
  const address = path(`${cardPath}?order=${order.orderNo}${renews ? '&renew' : ''}`);
  const begun = useRef(false);
  useEffect(() => {
    if (!isFresh || begun.current) return;
    begun.current = true;
    location.assign(address);
  }, [isFresh, address]);
  return (
    <a href={address} className={buttonClass('primary', 'medium', 'w-full')}>
      {t('openCard')}
    </a>
  );
}
