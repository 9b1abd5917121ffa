import { manualClock } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { readConfig } from '../../composition/config.ts';
import { isOfFormat } from '../../modules/invoices/issuing/file-format.ts';
import type { InvoiceRequest } from '../../ports/invoice-issuer.ts';
import { openInvoiceIssuer } from './open-invoice-issuer.ts';
import { createSimulatedIssuer } from './simulated-issuer.ts';

const request: InvoiceRequest = {
  ...{ requestNo: 'I1', kind: 'general', email: 'a@example.com', item: '软件服务费' },
  ...{ seller: { name: '砚台', taxNumber: '91350100M000100Y43' }, gross: 2500, tax: 142, rate: 600 },
  buyer: {
    ...{ kind: 'company', name: `<&"']]>\u0000甲`, taxNumber: '91110000600037341L', address: '' },
    ...{ phone: '', bank: '', bankAccount: '' },
  },
};

it('issues one invoice for a request, with files marked as invalid', async () => {
  const issuer = createSimulatedIssuer(manualClock(1000));
  expect(await issuer.query({ requestNo: 'I1', side: 'blue' })).toEqual({ kind: 'absent' });
  const first = await issuer.issue(request);
  expect(first).toEqual({ kind: 'issued', number: expect.stringMatching(/^00\d{18}$/), issuedAt: 1000 });
  expect(await issuer.issue(request)).toEqual(first);
  expect(await issuer.query({ requestNo: 'I1', side: 'blue' })).toEqual(first);
  for (const format of ['pdf', 'xml'] as const) {
    const file = await issuer.file({ requestNo: 'I1', side: 'blue', number: '', format });
    if (file.kind !== 'file') throw new Error('No file');
    expect(isOfFormat(file.content, format), format).toBe(true);
    const text = Buffer.from(file.content).toString('utf8');
    if (format === 'xml') {
      expect(text).toContain('模拟发票，无效');
      expect(text).toContain('<Item name="购买方">&lt;&amp;&quot;&apos;]]&gt; 甲</Item>');
    } else {
      expect(text).toContain(Buffer.from('模拟发票', 'utf16le').swap16().toString('hex'));
    }
  }
});

it('is used with SIMULATOR=on only, and never beside a service', () => {
  const tools = { clock: manualClock(0) };
  const service = {
    ...{
      INVOICE_ISSUER: 'http',
      INVOICE_HTTP_URL: 'http://127.0.0.1:1',
      INVOICE_HTTP_SECRET: 'x'.repeat(16),
    },
    ...{ INVOICE_SELLER: '砚台', INVOICE_SELLER_TAX_NUMBER: '91350100M000100Y43' },
  };
  const open = (settings: Record<string, string>) => openInvoiceIssuer(readConfig(settings), tools);
  expect(open({})).toBeNull();
  expect(open({ SIMULATOR: 'on' })?.name).toBe('simulator');
  expect(open({ SIMULATOR: 'on', INVOICE_ISSUER: 'manual' })).toBeNull();
  expect(open(service)?.name).toBe('http');
  expect(() => open({ ...service, SIMULATOR: 'on' })).toThrow(/INVOICE_ISSUER/);
  for (const missing of ['INVOICE_HTTP_URL', 'INVOICE_HTTP_SECRET', 'INVOICE_SELLER'] as const)
    expect(() => open({ ...service, [missing]: '' }), missing).toThrow(/INVOICE/);
  expect(() => open({ INVOICE_SELLER_TAX_NUMBER: '91350100M000100Y44' })).toThrow(
    /INVOICE_SELLER_TAX_NUMBER/,
  );
});
