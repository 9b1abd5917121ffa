import { type EmbedMessage, readEmbedMessage } from './messages.ts';

/** Pages of Inkstone that can be shown in a frame. */
export type EmbedView = 'upgrade' | 'compare';

const pages: Readonly<Record<EmbedView, string>> = { upgrade: '/vipV3/upgrade', compare: '/vipV3/compare' };
const dialogs: Readonly<Record<EmbedView, string>> = {
  upgrade: '/vipV3/upgradeModal',
  compare: '/scheme/schemeModal',
};

export interface EmbedOptions {
  /** The origin of Inkstone, such as https://write.example.com. */
  readonly site: string;
  readonly view: EmbedView;
  /** Whether the embedder shows it as a dialog; the source of messages is then `upgrade` or `compare`. */
  readonly isDialog?: boolean;
  /** The element to which the frame is added. */
  readonly container: HTMLElement;
  /** The name of the frame, for screen readers. */
  readonly title: string;
  /** Language of the page, such as `zh`; defaults to that of the browser. */
  readonly language?: string;
  /** Receives the messages of the page in the frame. They are not authenticated. */
  readonly onMessage: (message: EmbedMessage) => void;
}

/** A page shown in a frame. */
export interface EmbeddedPage {
  readonly frame: HTMLIFrameElement;
  /** Removes the frame; no messages are received afterwards. */
  remove(): void;
}

/**
 * Shows a page of Inkstone in a frame. The server must list this page's origin in EMBED_ORIGINS. Messages are accepted only from
 * that frame, and only while it shows that site. Must be called when `container` is in the document.
 */
export function embedPage(options: EmbedOptions): EmbeddedPage {
  const { container, title, onMessage } = options;
  const address = embedAddress(options, location.origin);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  frame.src = address.href;
  frame.style.border = '0';
  const listener = new AbortController();
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.contentWindow || origin !== address.origin) return;
      const message = readEmbedMessage(data);
      if (message) onMessage(message);
    },
    { signal: listener.signal },
  );
  container.append(frame);
  return {
    frame,
    remove() {
      listener.abort();
      frame.remove();
    },
  };
}

/** Returns the URL of a page for a frame in a page of origin `here`. Throws if `site` is not a URL. */
export function embedAddress(
  { site, view, isDialog = false, language }: Pick<EmbedOptions, 'site' | 'view' | 'isDialog' | 'language'>,
  here: string,
): URL {
  const path = (isDialog ? dialogs : pages)[view];
  const address = new URL(language === undefined ? path : `/${language}${path}`, site);
  address.searchParams.set('origin', here);
  return address;
}
