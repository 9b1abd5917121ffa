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
  /** Renders the bar above the page while it is embedded. */
  readonly renderBar: () => ReactNode;
  readonly children: ReactNode;
}

/** A page that can be embedded. Notifies the embedding site when it is shown or closed, and of the chosen plan. */
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
