import type { RenewalConsent, WayId } from './list-ways.ts';

const place = 'inkstone-pay-way';

/** Stores the buyer's payment method for an order, for the return from a wallet or a reload. */
export function rememberWay(orderNo: string, id: WayId): void {
  try {
    sessionStorage.setItem(place, `${orderNo} ${id}`);
  } catch {
    // Without storage the buyer chooses again.
  }
}

/** The id of the way that was chosen for an order in this tab; null for none. */
export function rememberedWay(orderNo: string): string | null {
  try {
    const [order, id] = sessionStorage.getItem(place)?.split(' ') ?? [];
    return order === orderNo && id !== undefined ? id : null;
  } catch {
    return null;
  }
}

const consentPlace = 'inkstone-pay-consent';

const consentText = (orderNo: string, { amount, termsVersion }: RenewalConsent) =>
  `${orderNo} ${amount} ${termsVersion}`;

/** Stores the consent to the renewal of an order for the card page, which is a separate document. */
export function rememberConsent(orderNo: string, consent: RenewalConsent): void {
  try {
    sessionStorage.setItem(consentPlace, consentText(orderNo, consent));
  } catch {
    // Without storage the buyer is asked again.
  }
}

/** Whether the buyer has given exactly this consent for an order in this tab. */
export function hasRememberedConsent(orderNo: string, consent: RenewalConsent): boolean {
  try {
    return sessionStorage.getItem(consentPlace) === consentText(orderNo, consent);
  } catch {
    return false;
  }
}
