import { signWechatPage } from '@inkstone/contracts/site/wechat';
import { useEffect } from 'react';
import { quietCall } from '../platform/call.ts';

/** What WeChat shows of a page that somebody shares. */
export interface WechatCard {
  readonly title: string;
  readonly description: string;
  /** The picture, as a path of this site or a URL; without one the icon of the product. */
  readonly image?: string;
}

/** The part of the JS-SDK that is used. */
interface WechatSdk {
  config(options: Readonly<Record<string, unknown>>): void;
  ready(work: () => void): void;
  updateAppMessageShareData(card: Readonly<Record<string, unknown>>): void;
  updateTimelineShareData(card: Readonly<Record<string, unknown>>): void;
}

const interfaces = ['updateAppMessageShareData', 'updateTimelineShareData'];
const usualImage = '/icons/apple-touch-icon.png';

/** Whether the page is shown by WeChat's own browser. */
export function isInWechat(userAgent: string): boolean {
  return /MicroMessenger\//i.test(userAgent);
}

/**
 * Sets the card that WeChat shows when somebody shares this page. Does nothing in other browsers, and where the operator
 * has not set it up; the page is shared without a card then.
 */
export function useWeChatCard({ title, description, image = usualImage }: WechatCard): void {
  useEffect(() => {
    if (!isInWechat(navigator.userAgent)) return;
    setCard({ title, description, image }).catch(() => undefined);
  }, [title, description, image]);
}

async function setCard({ title, description, image = usualImage }: WechatCard): Promise<void> {
  const [link = ''] = location.href.split('#', 1);
  const { script, isSimulated, ...signed } = await quietCall(signWechatPage, { url: link });
  if (script === null || isSimulated) return;
  const sdk = await loadSdk(script);
  const { appId, timestamp, nonceStr, signature } = signed;
  sdk.config({ ...{ debug: false, appId, timestamp, nonceStr, signature }, jsApiList: interfaces });
  sdk.ready(() => {
    const imgUrl = new URL(image, location.origin).href;
    sdk.updateAppMessageShareData({ title, desc: description, link, imgUrl });
    sdk.updateTimelineShareData({ title, link, imgUrl });
  });
}

let loading: Promise<WechatSdk> | undefined;

/** Loads the JS-SDK once; its origin is one of the script sources that the page's policy permits. */
function loadSdk(url: string): Promise<WechatSdk> {
  loading ??= new Promise<WechatSdk>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => {
      const sdk: unknown = Reflect.get(window, 'wx');
      if (isSdk(sdk)) resolve(sdk);
      else reject(new Error('The script is not the JS-SDK of WeChat'));
    };
    script.onerror = () => reject(new Error('The JS-SDK of WeChat could not be loaded'));
    document.head.append(script);
  });
  return loading;
}

function isSdk(value: unknown): value is WechatSdk {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['config', 'ready', ...interfaces].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
