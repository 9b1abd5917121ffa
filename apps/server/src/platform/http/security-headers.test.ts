import { describe, expect, it } from 'vitest';
import { startBareServer } from '../../testing/bare-server.ts';
import { pageHeaders, pagePolicy } from './security-headers.ts';

describe('security headers', () => {
  it('are on every reply, also on refusals', async () => {
    await using server = await startBareServer();
    for (const path of ['/healthz', '/api/none', '/nothing/here']) {
      const { headers } = await server.client.fetch(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('keep browsers on https if the site is served by https', async () => {
    await using server = await startBareServer({ config: { isHttps: true } });
    const { headers } = await server.client.fetch('/healthz');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

describe('page policy', () => {
  const config = {
    baseUrl: 'https://write.example.org',
    isHttps: true,
    mode: 'production',
    authOrigins: [],
    embedOrigins: [],
  } as const;

  it('allows our files, scripts with the nonce, WebAssembly and workers, and nothing else', () => {
    const policy = pagePolicy('abc', config);
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval';");
    expect(policy).toContain("worker-src 'self' blob:;");
    expect(policy).toContain("connect-src 'self' wss://write.example.org");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  });

  it('allows our pages to frame terms, and nothing else', () => {
    const ancestorsOf = (path: string) => {
      const headers = pageHeaders(path, 'abc', config);
      const [, ancestors] = /frame-ancestors ([^;]+)/.exec(headers['content-security-policy'] ?? '') ?? [];
      return [ancestors, headers['x-frame-options']];
    };
    expect(ancestorsOf('/zh-tw/terms/privacy/embedded')).toEqual(["'self'", 'SAMEORIGIN']);
    for (const path of [
      '/zh/terms/privacy',
      '/login',
      '/zh/app/terms/privacy/embedded',
      '/a/b/terms/c/embedded',
    ]) {
      expect(ancestorsOf(path)).toEqual(["'none'", 'DENY']);
    }
  });

  it('allows only the other domains to frame the handover page', () => {
    const origins = ['https://write.example.com', 'https://write.example.cn'];
    const headersOf = (path: string, authOrigins: readonly string[] = origins) =>
      pageHeaders(path, 'abc', { ...config, authOrigins });
    for (const path of ['/iframeAuth', '/zh-tw/iframeAuth']) {
      const headers = headersOf(path);
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${origins.join(' ')};`);
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headersOf(path, [])['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headersOf(path, [])['x-frame-options']).toBe('DENY');
    }
    for (const path of ['/', '/login', '/iframeAuth/app', '/zh/a/iframeAuth', '/iframeauth']) {
      expect(headersOf(path)['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headersOf(path)['x-frame-options']).toBe('DENY');
      expect(headersOf(path)['content-security-policy']).toContain(`frame-src 'self' ${config.baseUrl};`);
    }
  });

  it('allows only this site, the other domains and EMBED_ORIGINS to frame the pages for embedding', () => {
    const more = { authOrigins: ['https://a.example.com'], embedOrigins: ['https://b.example.com'] };
    for (const path of [
      '/vipV3/upgrade',
      '/zh-tw/vipV3/compare',
      '/vipV3/upgradeModal',
      '/en/scheme/schemeModal',
    ]) {
      const headers = pageHeaders(path, 'abc', { ...config, ...more });
      expect(headers['content-security-policy']).toContain(
        "frame-ancestors 'self' https://write.example.org https://a.example.com https://b.example.com;",
      );
      expect(headers).not.toHaveProperty('x-frame-options');
    }
    expect(pageHeaders('/vipV3/upgrade', 'abc', config)['content-security-policy']).toContain(
      "frame-ancestors 'self' https://write.example.org;",
    );
    for (const path of [
      '/plan',
      '/vipV3/subscribeList',
      '/vipV3/upgrade/x',
      '/scheme',
      '/vipV2/payMethod',
      '/a/b/vipV3/upgrade',
      '/app/account',
    ]) {
      const headers = pageHeaders(path, 'abc', { ...config, ...more });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('allows the sources of the CAPTCHA vendor on the page of the check only', () => {
    const vendor = { script: ['https://vendor.example'], connect: ['https://api.vendor.example'] };
    const headersOf = (path: string) => pageHeaders(path, 'abc', config, { captcha: vendor });
    for (const path of ['/captcha', '/zh-tw/captcha']) {
      const headers = headersOf(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src [^;]* https:\/\/vendor\.example;/);
      expect(policy).toMatch(/connect-src [^;]* https:\/\/api\.vendor\.example;/);
      expect(policy).toContain("frame-src 'self';");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
    }
    for (const path of ['/login', '/app/account', '/captcha/x', '/a/b/captcha', '/app/captchas']) {
      expect(headersOf(path)).toEqual(pageHeaders(path, 'abc', config));
    }
  });

  it('allows the sources of the card provider on the card page only', () => {
    const card = { script: ['https://js.card.example'], frame: ['https://hooks.card.example'] };
    const headersOf = (path: string) => pageHeaders(path, 'abc', config, { card });
    for (const path of [
      '/vipV2/overseaCreditCardPayHome',
      '/zh-tw/vipV2/overseaCreditCardPayHome',
      '/en/vipV2/oversea/overseaCreditCardPayHome',
      '/zh/vipv2/overseacreditcardpayhome',
      '/zh/app/subscriptions/card',
    ]) {
      const headers = headersOf(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src [^;]* https:\/\/js\.card\.example;/);
      expect(policy).toContain("frame-src 'self' https://hooks.card.example;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['permissions-policy']).toContain('payment=(self "https://js.card.example")');
      expect(headers['x-frame-options']).toBe('DENY');
    }
    for (const path of [
      '/plan',
      '/app/subscriptions',
      '/vipV2/creditCardPaySuccess',
      '/a/b/vipV2/overseaCreditCardPayHome',
    ]) {
      expect(headersOf(path)).toEqual(pageHeaders(path, 'abc', config));
    }
    expect(pageHeaders('/vipV2/overseaCreditCardPayHome', 'abc', config)).toEqual(
      pageHeaders('/plan', 'abc', config),
    );
  });

  it('allows no vendor with the built-in puzzle', () => {
    expect(pageHeaders('/captcha', 'abc', config)).toEqual(pageHeaders('/login', 'abc', config));
  });

  it('sends no nonce with files', () => {
    expect(pagePolicy(null, config)).not.toContain('nonce');
  });
});
