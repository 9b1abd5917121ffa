import { useRootData } from '../platform/root-data.ts';
import { setWechatCard } from '../shared/wechat-card.ts';
import { optionsOf, useWeChatCard, type WechatCard } from '../shared/wechat-share.ts';
import { useIsLight } from './light-page.tsx';

/** The share card of a page inside WeChat, whether or not the page has the client of the app. */
export function ShareCard(card: WechatCard) {
  const nonce = useRootData()?.nonce;
  const isLight = useIsLight();
  useWeChatCard(card);
  if (!isLight) return null;
  const source = `(${setWechatCard})(${JSON.stringify(optionsOf(card))})`;
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and words, with "<" written so that it ends no script.
      dangerouslySetInnerHTML={{ __html: source.replaceAll('</', '<\\/') }}
    />
  );
}
