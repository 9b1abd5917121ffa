import type { Call } from '@inkstone/contracts';
import { termsInForce } from '@inkstone/contracts/terms';
import { second } from '@inkstone/kernel';
import type { Term } from '@inkstone/proofread/client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';

/** First part of the keys of all queries about terms, which changes of terms invalidate. */
export const termsKey = 'terms';

interface KnownTerms {
  readonly version: string;
  readonly terms: readonly Term[];
}

/** The terms that apply to a page's text, kept up to date. */
export interface FollowedTerms {
  /** Resolves when they have been loaded, or could not be. */
  readonly loaded: Promise<unknown>;
  stop(): void;
}

/** Calls `onTerms` with each new version of the terms. The array is the same object as long as nothing has changed. */
export type FollowTerms = (onTerms: (terms: readonly Term[]) => void) => FollowedTerms;

/**
 * Loads the terms that apply to a document, again after changes on this page and when the window regains focus.
 */
export function createTermsFollower(client: QueryClient, call: Call, documentId: string): FollowTerms {
  const queryKey = [termsKey, 'in-force', documentId];
  return (onTerms) => {
    const observer = new QueryObserver<KnownTerms>(client, {
      queryKey,
      async queryFn() {
        const before = client.getQueryData<KnownTerms>(queryKey) ?? { version: '', terms: [] };
        const { version, terms } = await call(termsInForce, {
          document: documentId,
          known: before.version,
        });
        return terms === null ? before : { version, terms };
      },
      // Comparing ten thousand terms would take longer than it saves; the version shows whether they have changed.
      structuralSharing: false,
      staleTime: 5 * second,
      refetchOnWindowFocus: true,
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    let shown: readonly Term[] = [];
    const follow = ({ data, isPending }: { data: KnownTerms | undefined; isPending: boolean }) => {
      if (data !== undefined && data.terms !== shown) {
        const isChange = data.terms.length > 0 || shown.length > 0;
        shown = data.terms;
        if (isChange) onTerms(shown);
      }
      if (!isPending) resolve();
    };
    const stop = observer.subscribe(follow);
    follow(observer.getCurrentResult());
    return { loaded: promise, stop };
  };
}
