const key = 'inkstone.hiddenTrialOffer';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether an account has hidden the offer of a trial in this browser; false if storage is blocked. */
export function isOfferHidden(store: Store, accountId: string): boolean {
  try {
    return store.getItem(key) === accountId;
  } catch {
    return false;
  }
}

/** Records that an account has hidden the offer; only the last account is stored. */
export function hideOffer(store: Store, accountId: string): void {
  try {
    store.setItem(key, accountId);
  } catch {
    // Without storage, the offer is hidden on this page only.
  }
}
