import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../../deps.ts';
import { textOf, type WebhookReply, type WebhookRequest } from '../../../../platform/http/webhook-route.ts';
import { ProviderFailure, type ScanProvider, type WechatEvent } from '../../../../ports/login-provider.ts';
import { scanQr } from './scan-qr.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8' };

/** Handles a callback of WeChat's server; answers the scan of a code with the URL to confirm it. */
export async function takeWechatCall(deps: Deps, request: WebhookRequest): Promise<WebhookReply> {
  const readCall = deps.login.wechat?.scan?.readCall;
  if (!readCall) throw new AppError('not_found');
  const news = await readNews(deps, () => readCall({ query: request.query, body: textOf(request) }));
  switch (news.kind) {
    case 'trial':
      return { body: news.echo };
    case 'scan':
      return { headers: xml, body: news.answer(await answerScanner(deps, news)) };
    case 'other':
      // Without a reply WeChat tells the user that the service is out of order.
      return { body: 'success' };
  }
}

async function readNews(
  { log }: Deps,
  read: () => ReturnType<NonNullable<ScanProvider['readCall']>>,
): Promise<WechatEvent> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn('a callback of WeChat was refused', { reason: error.reason, error });
    throw new AppError(error.reason === 'untrusted' ? 'access_denied' : 'service_unavailable', {}, error);
  }
}

/** Shown within WeChat, hence in Chinese. */
async function answerScanner(
  deps: Deps,
  { scene, identity }: Extract<WechatEvent, { kind: 'scan' }>,
): Promise<string> {
  try {
    return `有设备请求登录砚台，请打开链接确认：${await scanQr(deps, scene, identity)}`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'qr_over') return '二维码已失效，请刷新后再扫。';
    throw error;
  }
}
