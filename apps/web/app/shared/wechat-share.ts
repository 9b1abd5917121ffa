import { signWechatPage } from '@inkstone/contracts/site/wechat';
import { useEffect } from 'react';
import { setWechatCard, type WechatCardOptions } from './wechat-card.ts';

/** The share card that WeChat shows for a page. */
export interface WechatCard {
  readonly title: string;
  readonly description: string;
  /** The picture, as a path of this site or a URL; without one the icon of the product. */
  readonly image?: string | undefined;
}

const usualImage = '/icons/apple-touch-icon.png';

/** Returns the options of `setWechatCard` for a card. */
export function optionsOf({ title, description, image = usualImage }: WechatCard): WechatCardOptions {
  return { title, description, image, signatureUrl: signWechatPage.path };
}

/**
 * Sets the card that WeChat shows when a user shares this page. Does nothing in other browsers, and if the operator has not
 * configured it; the page is then shared without a card.
 */
export function useWeChatCard({ title, description, image = usualImage }: WechatCard): void {
  useEffect(() => {
    void setWechatCard(optionsOf({ title, description, image }));
  }, [title, description, image]);
}
