/** The script interface that WeChat adds to its browser. */
interface WechatBridge {
  invoke(
    name: 'getBrandWCPayRequest',
    params: Readonly<Record<string, string>>,
    onReply: (reply: { readonly err_msg: string }) => void,
  ): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: WechatBridge;
  }
}

/** Timeout for WeChat to add its interface, in ms. */
const timeout = 5000;

/**
 * Opens WeChat's payment sheet. Resolves with the user's action, which is no proof of payment. `missing`:
 * this browser has no such sheet.
 */
export async function payInsideWechat(
  params: Readonly<Record<string, string>>,
): Promise<'done' | 'cancelled' | 'failed' | 'missing'> {
  const bridge = await findBridge();
  if (!bridge) return 'missing';
  const reply = await new Promise<string>((resolve) =>
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => resolve(err_msg)),
  );
  if (reply.endsWith(':ok')) return 'done';
  return reply.endsWith(':cancel') ? 'cancelled' : 'failed';
}

function findBridge(): Promise<WechatBridge | undefined> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge);
  return new Promise((resolve) => {
    const answer = () => resolve(window.WeixinJSBridge);
    document.addEventListener('WeixinJSBridgeReady', answer, { once: true });
    setTimeout(answer, timeout);
  });
}
