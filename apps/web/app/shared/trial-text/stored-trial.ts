import { hour } from '@inkstone/kernel';

/** A visitor's trial text, stored in this tab until it becomes a document. */
export interface StoredTrial {
  /** The id of the future document, so that storing or saving it twice creates only one. */
  readonly documentId: string;
  /** Its first line, as the title. */
  readonly title: string;
  /** The page's document, as `PageBody.encode` gives it, in base64. */
  readonly body: string;
  /** When it was stored, ms since the epoch. */
  readonly keptAt: number;
  /** The account for which it is being saved; null while no user has signed in. */
  readonly accountId: string | null;
}

const place = 'inkstone.trial';

/** Time for which a text is stored after the trial page was left, in ms: signing in takes minutes. */
export const storedFor = 2 * hour;

/** Stores a text in this tab. Returns false when storage is full or blocked. */
export function storeTrial(trial: StoredTrial, storage: Storage = sessionStorage): boolean {
  try {
    storage.setItem(place, JSON.stringify(trial));
    return true;
  } catch {
    return false;
  }
}

/** The text stored in this tab; null when there is none or it has expired, in which case it is removed. */
export function readTrial(now: number, storage?: Storage): StoredTrial | null {
  try {
    const from = storage ?? sessionStorage;
    const kept: unknown = JSON.parse(from.getItem(place) ?? 'null');
    if (isTrial(kept) && now - kept.keptAt < storedFor) return kept;
    from.removeItem(place);
  } catch {
    // If storage is blocked or was written by another build, there is no stored text.
  }
  return null;
}

/** Removes the stored text if it belongs to the document. */
export function removeTrial(documentId: string, storage?: Storage): void {
  try {
    const from = storage ?? sessionStorage;
    const kept: unknown = JSON.parse(from.getItem(place) ?? 'null');
    if (!isTrial(kept) || kept.documentId === documentId) from.removeItem(place);
  } catch {
    // Storage is blocked.
  }
}

function isTrial(kept: unknown): kept is StoredTrial {
  if (typeof kept !== 'object' || kept === null) return false;
  const { documentId, title, body, keptAt, accountId } = kept as Partial<Record<keyof StoredTrial, unknown>>;
  const texts = [documentId, title, body].every((each) => typeof each === 'string');
  return texts && typeof keptAt === 'number' && (accountId === null || typeof accountId === 'string');
}
