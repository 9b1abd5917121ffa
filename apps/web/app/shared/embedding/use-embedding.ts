import { createEmbedded, type Embedded, type EmbedMessage, type EmbedType } from '@inkstone/embed';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** Content that can be embedded. */
export type EmbeddedView = 'upgrade' | 'compare';

/** Sends messages of a view to the page that embeds it. Without such a page every function does nothing. */
export interface Embedding {
  /**
   * Whether an embedding site receives messages: then the view has a close button, and links are handled by
   * that site.
   */
  readonly isEmbedded: boolean;
  /** Whether `isEmbedded` is final; it is unknown until hydration. */
  readonly isKnown: boolean;
  /** Called when the user closes the view. */
  readonly close: () => void;
  /** Sends any other message; `plan` with `buy_vip` and `change_vip`. */
  readonly send: (type: EmbedType, details?: Pick<EmbedMessage, 'plan'>) => void;
}

export interface EmbeddingOptions {
  readonly view: EmbeddedView;
  /** The exact origin of the embedding page, from `readEmbedder` in the loader of the page; null without one. */
  readonly embedder: string | null;
  /** Whether the view is a dialog inside another page, and not the page itself. */
  readonly isDialog?: boolean;
}

/**
 * Connects a page, or a dialog in it, with the embedding page. Sends `loaded` when it is shown. Messages are
 * no proof: after a success message, the embedding site must query the server.
 */
export function useEmbedding({ view, embedder, isDialog = false }: EmbeddingOptions): Embedding {
  const source = isDialog ? view : (`iframe_${view}` as const);
  const [embedded, setEmbedded] = useState<Embedded | null>();
  // After hydration: the server does not know whether the page is in a frame.
  useEffect(() => setEmbedded(connect(embedder)), [embedder]);
  useEffect(() => embedded?.send('loaded', source), [embedded, source]);
  const send = useCallback<Embedding['send']>(
    (type, details) => embedded?.send(type, source, details),
    [embedded, source],
  );
  return useMemo(
    () => ({
      isEmbedded: Boolean(embedded),
      isKnown: embedded !== undefined,
      close: () => send(`close_${view}`),
      send,
    }),
    [embedded, send, view],
  );
}

/** Returns null without an embedding origin, and in a top-level window. */
function connect(origin: string | null): Embedded | null {
  if (origin === null || window.parent === window) return null;
  return createEmbedded({ parent: window.parent, origin });
}
