import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../../deps.ts';
import type { VendorLetter, VendorReply } from '../../../../http/vendor-route.ts';
import { ProviderFailure, type ScanProvider, type WechatNews } from '../login-provider.ts';
import { scanQr } from './scan-qr.ts';

const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** A call of WeChat's server: that somebody scanned one of our codes is answered with the address to confirm at. */
export async function takeWechatCall(deps: Deps, { query, body }: VendorLetter): Promise<VendorReply> {
  const readCall = deps.login.wechat?.scan?.readCall;
  if (!readCall) throw new AppError('not_found');
  const news = await readNews(deps, () => readCall({ query, body }));
  switch (news.kind) {
    case 'trial':
      return { type: plain, body: news.echo };
    case 'scan':
      return { type: xml, body: news.answer(await answerScanner(deps, news)) };
    case 'other':
      // Without it WeChat tells the person that the service is out of order.
      return { type: plain, body: 'success' };
  }
}

async function readNews(
  { log }: Deps,
  read: () => ReturnType<NonNullable<ScanProvider['readCall']>>,
): Promise<WechatNews> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn('a call of WeChat was not taken', { reason: error.reason, error });
    throw new AppError(error.reason === 'untrusted' ? 'access_denied' : 'service_unavailable', {}, error);
  }
}

/** Within WeChat, which is Chinese. */
async function answerScanner(
  deps: Deps,
  { scene, identity }: Extract<WechatNews, { kind: 'scan' }>,
): Promise<string> {
  try {
    return `有设备请求登录砚台，请打开链接确认：${await scanQr(deps, scene, identity)}`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'qr_over') return '二维码已失效，请刷新后再扫。';
    throw error;
  }
}
