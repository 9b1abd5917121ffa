import type { QuoteView } from '@inkstone/contracts/orders';
import { useState } from 'react';
import type { Device } from '../ways/device.ts';
import type { RenewalWay } from '../ways/list-ways.ts';
import { listRenewalWays, type RenewalTerms } from './renewal-ways.ts';

/** The choice between a single payment and a renewal, with the consent that the latter requires. */
export interface RenewalState {
  /** Renewal ways for the purchase in this browser; empty if it cannot be renewed. */
  readonly ways: readonly RenewalWay[];
  /** The terms, if the buyer chose to renew; else null. */
  readonly chosen: RenewalTerms | null;
  readonly choose: (renews: boolean) => void;
  readonly isAgreed: boolean;
  readonly setAgreed: (isAgreed: boolean) => void;
}

/** Initially nothing is chosen and no consent is given. */
export function useRenewal(terms: RenewalTerms | null, quote: QuoteView, device: Device): RenewalState {
  const [isWanted, setWanted] = useState(false);
  // Consent applies only to the displayed terms, which change if staff change the price meanwhile.
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const displayed = terms && `${terms.amount} ${terms.currency} ${terms.termsVersion}`;
  const ways = terms && quote.payable <= terms.amount ? listRenewalWays(terms, device) : [];
  return {
    ways,
    isAgreed: displayed !== null && agreedTo === displayed,
    setAgreed: (isAgreed) => setAgreedTo(isAgreed ? displayed : null),
    chosen: isWanted && ways.length > 0 ? terms : null,
    choose: (renews) => {
      setWanted(renews);
      setAgreedTo(null);
    },
  };
}
