import type { Deps } from '../../../deps.ts';
import type { WorkReceipt } from '../../../ports/word-meter.ts';

/** Ends a reservation: charges the used words; without any, releases it and returns null. */
export async function endReservation(
  { wordMeter }: Pick<Deps, 'wordMeter'>,
  reservationId: string,
  words: number,
): Promise<WorkReceipt | null> {
  if (words > 0) return wordMeter.settle(reservationId, words);
  await wordMeter.release(reservationId);
  return null;
}

/** The same for work that was stored with its words; also null if the reservation had expired without a charge. */
export async function chargeStored(
  deps: Pick<Deps, 'wordMeter'>,
  reservationId: string,
  words: number,
): Promise<WorkReceipt['paidBy'] | null> {
  const receipt = await endReservation(deps, reservationId, words);
  return receipt?.words === words ? receipt.paidBy : null;
}
