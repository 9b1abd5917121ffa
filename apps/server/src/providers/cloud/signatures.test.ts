import { describe, expect, it } from 'vitest';
import { aliyunHeaders, canonicalQuery } from './aliyun-signature.ts';
import { signTencent, tencentHeaders } from './tencent-signature.ts';

describe('the signature of Alibaba Cloud', () => {
  it("equals the vendor's published example", () => {
    const query = canonicalQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const headers = aliyunHeaders(
      { keyId: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
      {
        action: 'RunInstances',
        version: '2014-05-26',
        endpoint: 'https://ecs.cn-shanghai.aliyuncs.com',
        query,
        body: '',
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
    );
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;' +
        'x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('escapes every character that RFC 3986 reserves', () => {
    expect(canonicalQuery({ b: "a*(b)'!", a: '~-_. 中' })).toBe('a=~-_.%20%E4%B8%AD&b=a%2A%28b%29%27%21');
  });
});

describe('the signature of Tencent Cloud', () => {
  it("equals the vendor's published example", () => {
    const requestHash = '5ffe6a04c0664d6b969fab9a13bdab201d63ee709638e2749d62a09ca18d7031';
    expect(signTencent('Gu5t9xGARNpq86cd98joQYCN3EXAMPLE', 'cvm', 1551113065, requestHash)).toEqual({
      scope: '2019-02-25/cvm/tc3_request',
      signature: '72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    });
  });

  it('covers the body, the action and the host', () => {
    const call = {
      service: 'captcha',
      action: 'DescribeCaptchaResult',
      version: '2019-07-22',
      endpoint: 'https://captcha.tencentcloudapi.com',
      body: '{}',
    };
    const sign = (change: object) =>
      tencentHeaders({ secretId: 'id', secretKey: 'key' }, { ...call, ...change }, 1551113065000)
        .authorization;
    const all = [{}, { body: '{"a":1}' }, { action: 'Other' }, { endpoint: 'https://other.example' }].map(
      sign,
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
