import { signWechatPage } from '@inkstone/contracts/site/wechat';
import { useEffect } from 'react';
import { setWechatCard, type WechatCardOptions } from './wechat-card.ts';

/** What WeChat shows of a page that somebody shares. */
export interface WechatCard {
  readonly title: string;
  readonly description: string;
  /** The picture, as a path of this site or a URL; without one the icon of the product. */
  readonly image?: string | undefined;
}

const usualImage = '/icons/apple-touch-icon.png';

/** What `setWechatCard` needs for a card. */
export function optionsOf({ title, description, image = usualImage }: WechatCard): WechatCardOptions {
  return { title, description, image, signatureUrl: signWechatPage.path };
}

/**
 * Sets the card that WeChat shows when somebody shares this page. Does nothing in other browsers, and where the operator
 * has not set it up; the page is shared without a card then.
 */
export function useWeChatCard({ title, description, image = usualImage }: WechatCard): void {
  useEffect(() => {
    void setWechatCard(optionsOf({ title, description, image }));
  }, [title, description, image]);
}
