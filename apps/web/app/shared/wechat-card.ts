/** A share card, and the endpoint that signs the page for it. */
export interface WechatCardOptions {
  readonly title: string;
  readonly description: string;
  /** A path of this site or a URL. */
  readonly image: string;
  readonly signatureUrl: string;
}

/** The part of the JS-SDK that is used. */
interface WechatSdk {
  config(options: Readonly<Record<string, unknown>>): void;
  ready(work: () => void): void;
  updateAppMessageShareData(card: Readonly<Record<string, unknown>>): void;
  updateTimelineShareData(card: Readonly<Record<string, unknown>>): void;
}

/** The reply of the endpoint that signs a page, as far as it is used. */
interface SignedPage {
  readonly code: string;
  readonly data?: Readonly<Record<'appId' | 'timestamp' | 'nonceStr' | 'signature', unknown>> & {
    readonly script: string | null;
    readonly isSimulated: boolean;
  };
}

/**
 * Sets the share card of this page inside WeChat; does nothing elsewhere, and if the operator has not
 * configured it. Its source is also inlined in light pages, so it must not refer to anything outside the
 * function.
 */
export async function setWechatCard({
  title,
  description,
  image,
  signatureUrl,
}: WechatCardOptions): Promise<void> {
  if (!/MicroMessenger\//i.test(navigator.userAgent)) return;
  try {
    const [link = ''] = location.href.split('#', 1);
    const reply = await fetch(`${signatureUrl}?url=${encodeURIComponent(link)}`);
    const { data }: SignedPage = await reply.json();
    const url = data?.script;
    if (!data || !url || data.isSimulated) return;
    if (!('wx' in window)) {
      // Its origin is permitted by the content security policy of the page.
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = url;
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    }
    const { wx } = window as unknown as { readonly wx: WechatSdk };
    const { appId, timestamp, nonceStr, signature } = data;
    const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'];
    wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList });
    wx.ready(() => {
      const imgUrl = new URL(image, location.origin).href;
      wx.updateAppMessageShareData({ title, desc: description, link, imgUrl });
      wx.updateTimelineShareData({ title, link, imgUrl });
    });
  } catch {
    // The page is shared without a card.
  }
}
