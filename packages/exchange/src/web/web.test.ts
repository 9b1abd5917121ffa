import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import { decodePage, readWebPage } from './index.ts';

const paragraph = '春天来了，我们在院子里种下两棵树，等到秋天，这里就会有果子了。'.repeat(8);
const page = `<!doctype html><html><head><title>春天 - 某网站</title></head><body>
<nav><a href="/">首页</a><a href="/about">关于</a></nav>
<aside class="ad">买东西</aside>
<article><h1>春天</h1><p>${paragraph}<a href="../more">更多</a></p><h2>后来</h2><p>${paragraph}</p>
<img src="https://tracker.example/p.gif"><script>alert(1)</script></article>
<footer>版权所有</footer></body></html>`;

describe('readWebPage', () => {
  it('reads the article and omits its surroundings', async () => {
    const { manuscript } = await readWebPage(page, 'https://a.example/x/y');
    const text = manuscript.body.textContent;
    expect(manuscript.title).toContain('春天');
    expect(text).toContain('后来');
    expect(text).not.toMatch(/首页|买东西|版权|alert/);
    expect(JSON.stringify(manuscript.body)).toContain('https://a.example/more');
    expect(JSON.stringify(manuscript.body)).not.toContain('tracker');
  });

  it.each(['', '<p></p>', '<script>alert(1)</script>'])('refuses a page without an article: %s', (html) =>
    expect(readWebPage(html, 'https://a.example')).rejects.toMatchObject({ code: 'web_page_failed' }),
  );

  it('refuses pages that are expensive to read', async () => {
    const work = measureWork();
    await expect(readWebPage('<div>'.repeat(80_000), 'https://a.example')).rejects.toMatchObject({
      code: 'web_page_failed',
    });
    expect(work()).toBeLessThan(20_000);
  });
});

describe('decodePage', () => {
  const gbk = Uint8Array.from([0xb4, 0xba, 0xcc, 0xec]);
  it('uses the header, then the page, then the bytes', () => {
    expect(decodePage(gbk, 'gb2312')).toBe('春天');
    expect(decodePage(Uint8Array.from([...Buffer.from('<meta charset=gbk>'), ...gbk]), '')).toContain('春天');
    expect(decodePage(Uint8Array.from(Buffer.from('春天')), '')).toBe('春天');
    expect(decodePage(Uint8Array.from(Buffer.from('春天')), 'no-such')).toBe('春天');
  });
});
