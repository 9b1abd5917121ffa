import type { QuoteView } from '@inkstone/contracts/orders';
import { useState } from 'react';
import type { Device } from '../ways/device.ts';
import type { RenewalWay } from '../ways/list-ways.ts';
import { listRenewalWays, type RenewalTerms } from './renewal-ways.ts';

/** The choice between paying once and renewing, with the consent that the latter wants. */
export interface RenewalState {
  /** Ways that can renew the purchase in this browser; none where it is only sold once. */
  readonly ways: readonly RenewalWay[];
  /** The terms, if the buyer chose to renew; else null. */
  readonly chosen: RenewalTerms | null;
  readonly choose: (renews: boolean) => void;
  readonly isAgreed: boolean;
  readonly setAgreed: (isAgreed: boolean) => void;
}

/** Nothing is chosen and nothing agreed to at first. */
export function useRenewal(terms: RenewalTerms | null, quote: QuoteView, device: Device): RenewalState {
  const [isWanted, setWanted] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const ways = terms && quote.payable <= terms.amount ? listRenewalWays(terms, device) : [];
  return {
    ...{ ways, isAgreed, setAgreed },
    chosen: isWanted && ways.length > 0 ? terms : null,
    choose: (renews) => {
      setWanted(renews);
      // Consent is given to what is shown.
      setAgreed(false);
    },
  };
}
