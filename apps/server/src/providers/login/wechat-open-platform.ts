import type { LoginProvider } from '../../ports/login-provider.ts';
import { finishWechat, type WechatApp, type WechatUrls, wechatStartUrl, wechatUrls } from './wechat-oauth.ts';

/** A website of WeChat's open platform: WeChat shows the QR code on its own page. */
export function createWechatOpenPlatform(
  deps: { readonly timeout?: number },
  app: WechatApp,
  urls: WechatUrls = wechatUrls,
): LoginProvider {
  return {
    isSimulated: false,
    isPostedBack: false,
    startUrl: (start) => wechatStartUrl(urls.website, app, start, 'snsapi_login'),
    finish: ({ code }) => finishWechat(app, code, urls, deps.timeout),
  };
}
