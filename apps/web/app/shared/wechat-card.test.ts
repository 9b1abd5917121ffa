import { afterEach, expect, it, vi } from 'vitest';
import { setWechatCard } from './wechat-card.ts';

const options = { title: '砚台', description: '写得更好', image: '/icon.png', signatureUrl: '/api/sign' };
const inWechat = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50';
const signed = {
  appId: 'wx1',
  timestamp: 1,
  nonceStr: 'n',
  signature: 's',
  script: 'https://res.wx.qq.com/a.js',
};

function browser(userAgent: string, data: object | undefined) {
  const sdk = {
    config: vi.fn(),
    ready: (work: () => void) => work(),
    updateAppMessageShareData: vi.fn(),
    updateTimelineShareData: vi.fn(),
  };
  const fetching = vi.fn(
    async (_url: string) => new Response(JSON.stringify({ code: data ? 'ok' : 'wechat_card_off', data })),
  );
  const loaded: string[] = [];
  const page: { wx?: typeof sdk } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('location', { href: 'https://a.example/zh/share?x=1#top', origin: 'https://a.example' });
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: {
      append: (script: { src: string; onload: () => void }) => {
        loaded.push(script.src);
        page.wx = sdk;
        script.onload();
      },
    },
  });
  return { sdk, fetching, loaded };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

it('signs the address of the page, loads the SDK and sets both cards', async () => {
  const { sdk, fetching, loaded } = browser(inWechat, { ...signed, isSimulated: false });
  await setWechatCard(options);
  const link = 'https://a.example/zh/share?x=1';
  expect(fetching).toHaveBeenCalledWith(`/api/sign?url=${encodeURIComponent(link)}`);
  expect(loaded).toEqual([signed.script]);
  expect(sdk.config).toHaveBeenCalledWith(expect.objectContaining({ appId: 'wx1', signature: 's' }));
  const card = { title: '砚台', link, imgUrl: 'https://a.example/icon.png' };
  expect(sdk.updateTimelineShareData).toHaveBeenCalledWith(card);
  expect(sdk.updateAppMessageShareData).toHaveBeenCalledWith({ ...card, desc: '写得更好' });
});

it('requests nothing outside WeChat, and loads nothing without a configured card', async () => {
  const outside = browser('Mozilla/5.0 (iPhone) Safari', { ...signed, isSimulated: false });
  await setWechatCard(options);
  expect(outside.fetching).not.toHaveBeenCalled();
  for (const data of [
    undefined,
    { ...signed, isSimulated: true },
    { ...signed, script: null, isSimulated: false },
  ]) {
    const { loaded } = browser(inWechat, data);
    await setWechatCard(options);
    expect(loaded).toEqual([]);
  }
});
