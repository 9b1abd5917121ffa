import type { EmbedMessage, EmbedSource, EmbedType } from './messages.ts';

/** The window that shows this page in a frame. */
export type Receiver = Pick<Window, 'postMessage'>;

export interface EmbeddedOptions {
  /** `window.parent` of a page in a frame. */
  readonly parent: Receiver;
  /** The exact origin of the embedding page, as the server has confirmed it. */
  readonly origin: string;
}

/** Sends messages to the page that embeds this one. */
export interface Embedded {
  send(type: EmbedType, source: EmbedSource, details?: Pick<EmbedMessage, 'plan'>): void;
}

/**
 * The side of the page in the frame. Messages go to one exact origin: another page that shows the frame reads nothing.
 * Throws for what is not an origin.
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
