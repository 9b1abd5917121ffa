import { createContext, type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { purchaseQuery } from '../purchase/use-purchase.ts';
import { type EmbeddedView, type Embedding, type EmbeddingOptions, useEmbedding } from './use-embedding.ts';

export type { EmbeddedView };

const EmbeddingContext = createContext<Embedding | null>(null);

/** The embedding of the page; null on pages that cannot be embedded. */
export function useEmbedder(): Embedding | null {
  return use(EmbeddingContext);
}

export interface EmbeddingScopeProps extends EmbeddingOptions {
  /** Shown above the page while it is embedded: what it tells its embedder. */
  readonly renderBar: () => ReactNode;
  readonly children: ReactNode;
}

/** A page that can be embedded. Tells its embedder that it is shown, closed, and which plan is chosen. */
export function EmbeddingScope({ renderBar, children, ...options }: EmbeddingScopeProps) {
  const embedding = useEmbedding(options);
  const { send } = embedding;
  const plan = new URLSearchParams(useLocation().search).get(purchaseQuery.item);
  useEffect(() => {
    if (plan !== null) send('buy_vip', { plan });
  }, [plan, send]);
  return (
    <EmbeddingContext value={embedding}>
      {embedding.isEmbedded && renderBar()}
      {children}
    </EmbeddingContext>
  );
}
