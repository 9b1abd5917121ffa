import { setWechatCard } from '../shared/wechat-card.ts';
import { optionsOf, useWeChatCard, type WechatCard } from '../shared/wechat-share.ts';
import { embedValue } from './light/embed-source.ts';
import { InlineScript } from './light/inline-script.tsx';
import { useIsLight } from './light/light-page.tsx';

/** The share card of a page inside WeChat; works with and without the client scripts of the app. */
export function ShareCard(card: WechatCard) {
  const isLight = useIsLight();
  useWeChatCard(card);
  if (!isLight) return null;
  return <InlineScript source={`(${setWechatCard})(${embedValue(optionsOf(card))})`} />;
}
