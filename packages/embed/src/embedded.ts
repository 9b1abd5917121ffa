import type { EmbedMessage, EmbedSource, EmbedType } from './messages.ts';

/** The window that shows this page in a frame. */
export type Receiver = Pick<Window, 'postMessage'>;

export interface EmbeddedOptions {
  /** `window.parent` of a page in a frame. */
  readonly parent: Receiver;
  /** The exact origin of the embedding page, as confirmed by the server. */
  readonly origin: string;
}

/** Sends messages to the page that embeds this one. */
export interface Embedded {
  send(type: EmbedType, source: EmbedSource, details?: Pick<EmbedMessage, 'plan'>): void;
}

/**
 * Creates the embedded side. Messages are sent to one exact origin, so that other pages that show the frame cannot read them.
 * Throws if `origin` is not an origin.
 */
export function createEmbedded({ parent, origin }: EmbeddedOptions): Embedded {
  if (!isOrigin(origin)) throw new Error(`${origin} is not an origin`);
  return {
    send: (type, source, details = {}) => parent.postMessage({ type, source, ...details }, origin),
  };
}

/** Whether a text is an exact http or https origin, without path and without a wildcard. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:') && !text.includes('*');
}
