import { type EmbedMessage, readEmbedMessage } from './messages.ts';

/** Pages of Inkstone that can be shown in a frame. */
export type EmbedView = 'upgrade' | 'compare';

const paths: Readonly<Record<EmbedView, string>> = { upgrade: '/vipV3/upgrade', compare: '/vipV3/compare' };

export interface EmbedOptions {
  /** The origin of Inkstone, such as https://write.example.com. */
  readonly site: string;
  readonly view: EmbedView;
  /** The element that the frame is added to. */
  readonly container: HTMLElement;
  /** The name of the frame, for screen readers. */
  readonly title: string;
  /** Language of the page, such as `zh`; else that of the browser. */
  readonly language?: string;
  /** Receives the messages of the page in the frame. None of them proves anything. */
  readonly onMessage: (message: EmbedMessage) => void;
}

/** A page that is shown in a frame. */
export interface EmbeddedPage {
  readonly frame: HTMLIFrameElement;
  /** Removes the frame; no message is received afterwards. */
  remove(): void;
}

/**
 * Shows a page of Inkstone in a frame, whose server must list this page's origin in EMBED_ORIGINS. Messages are taken
 * from that frame only, and only while it shows that site. Call it once `container` is in the document.
 */
export function embedPage({ site, view, container, title, language, onMessage }: EmbedOptions): EmbeddedPage {
  const address = embedAddress(site, view, location.origin, language);
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

/** The address of a page for a frame of `here`. Throws if `site` is not a URL. */
export function embedAddress(site: string, view: EmbedView, here: string, language?: string): URL {
  const address = new URL(language === undefined ? paths[view] : `/${language}${paths[view]}`, site);
  address.searchParams.set('origin', here);
  return address;
}
