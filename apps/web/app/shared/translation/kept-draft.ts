import type { TranslationLanguage } from '@inkstone/contracts/translation';
import type { OpenJob } from './open-jobs.ts';
import { emptySheet, followText, type Sheet } from './sheet.ts';

/** A text that is being translated. */
export interface Draft {
  readonly from: 'auto' | TranslationLanguage;
  /** The language of the translations in the sheet; null while unknown. */
  readonly to: TranslationLanguage | null;
  readonly sheet: Sheet;
  /** Translations that were interrupted; missing in drafts of earlier builds. */
  readonly jobs?: readonly OpenJob[];
}

/** The account of a draft, null for visitors, and the document from which its text was taken. */
export interface DraftOwner {
  readonly accountId: string | null;
  readonly documentId: string | null;
}

/** A draft without a text. */
export const emptyDraft: Draft = { from: 'auto', to: null, sheet: emptySheet };

/** Version of the stored format; drafts of other versions are ignored. */
const version = 1;

const placeOf = ({ documentId }: DraftOwner) =>
  documentId === null ? 'inkstone.translation' : `inkstone.translation.${documentId}`;

/** Drafts that could not be stored, because storage is full or blocked. They are kept in memory until the page is reloaded. */
const unstored = new Map<string, string>();

/** Stores a draft in this tab. Returns false if it could not be stored and would be lost at a reload. */
export function storeDraft(owner: DraftOwner, draft: Draft, storage?: Storage): boolean {
  const [place, kept] = [placeOf(owner), JSON.stringify({ version, accountId: owner.accountId, draft })];
  unstored.delete(place);
  try {
    (storage ?? sessionStorage).setItem(place, kept);
    return true;
  } catch {
    unstored.set(place, kept);
    return false;
  }
}

/** Returns the draft stored in this tab. Only its account can read it; a visitor's draft passes to the account that signs in. */
export function readDraft(owner: DraftOwner, storage?: Storage): Draft | null {
  const place = placeOf(owner);
  try {
    const stored = unstored.get(place) ?? (storage ?? sessionStorage).getItem(place);
    const kept: unknown = JSON.parse(stored ?? 'null');
    return isKept(kept) && (kept.accountId === null || kept.accountId === owner.accountId)
      ? kept.draft
      : null;
  } catch {
    // If storage is blocked or was written by another build, there is no draft.
    return null;
  }
}

/** Stores the current text of a document as a draft, with the existing translations of unchanged sentences. */
export function storeDocumentText(owner: DraftOwner, text: string, storage?: Storage): boolean {
  const draft = readDraft(owner, storage) ?? emptyDraft;
  return storeDraft(owner, { ...draft, sheet: followText(draft.sheet, text) }, storage);
}

interface StoredDraft {
  readonly accountId: string | null;
  readonly draft: Draft;
}

function isKept(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, ...kept } = value as { version?: unknown; accountId?: unknown; draft?: Partial<Draft> };
  const hasAccount = kept.accountId === null || typeof kept.accountId === 'string';
  return kept.version === version && hasAccount && Array.isArray(draft?.sheet?.pairs);
}
