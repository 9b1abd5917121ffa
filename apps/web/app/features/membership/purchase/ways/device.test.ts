import { expect, it } from 'vitest';
import { readDevice } from './device.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/138.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 MicroMessenger/7.0 WindowsWechat', 'desktop'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'phone'],
  [android, 'phone'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.60`, 'wechat'],
  [`${android} MicroMessenger/8.0.60`, 'wechat'],
  [`${iPhone} Mobile/15E148 AliApp(AP/10.7) AlipayClient/10.7`, 'alipay'],
  ['', 'desktop'],
])('%s is a browser of kind %s', (userAgent, device) => {
  expect(readDevice(userAgent)).toBe(device);
});
