import { describe, expect, it } from 'vitest';
import { isOldBrowser } from './old-browser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/602.4.8 (KHTML, like Gecko)';

describe('isOldBrowser', () => {
  it.each([
    ['IE 6', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)'],
    ['IE 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
    ['IE 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['360 in IE mode', 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0; 360SE) like Gecko'],
    [
      'Safari 10 on a Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12) ${webkit} Version/10.0.3 Safari/602.4.8`,
    ],
    [
      'Safari 9 on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) ${webkit} Version/9.0 Mobile/13B143 Safari/601.1`,
    ],
    [
      'Safari 5 on Windows',
      'Mozilla/5.0 (Windows; U; Windows NT 6.1) AppleWebKit/533.20 (KHTML, like Gecko) Version/5.0.4 Safari/533.20',
    ],
  ])('refuses %s', (_, userAgent) => {
    expect(isOldBrowser(userAgent)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['Safari 11', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13) ${webkit} Version/11.0 Safari/604.1.38`],
    ['Safari 26', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`],
    ['Chrome', `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`],
    ['Edge', `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'the old Android browser',
      `Mozilla/5.0 (Linux; U; Android 4.4; zh-cn) ${webkit} Version/4.0 Mobile Safari/534.30`,
    ],
    [
      'WeChat',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 10_3 like Mac OS X) ${webkit} Mobile/14E277 MicroMessenger/6.6`,
    ],
    ['a crawler', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
  ])('accepts %s', (_, userAgent) => {
    expect(isOldBrowser(userAgent)).toBe(false);
  });
});
