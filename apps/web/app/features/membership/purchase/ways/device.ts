/** The kind of device and browser, as far as payment ways depend on it. */
export type Device = 'desktop' | 'phone' | 'wechat' | 'alipay';

/** The kind of browser by its `User-Agent`. Browsers of WeChat and Alipay on a computer count as desktops. */
export function readDevice(userAgent: string): Device {
  if (!/\b(?:Mobi|Mobile|Android|iPhone|iPod)\b/i.test(userAgent)) return 'desktop';
  if (/\bMicroMessenger\//i.test(userAgent)) return 'wechat';
  if (/\bAlipayClient\//i.test(userAgent)) return 'alipay';
  return 'phone';
}
