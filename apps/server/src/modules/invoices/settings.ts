import { isTaxNumber } from '@inkstone/domain/invoices';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { address } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { InvoiceHttpCall, InvoiceHttpSettings, InvoicesConfig } from '../../ports/invoices-config.ts';

const text = z.string().max(200).default('');
const path = z
  .string()
  .max(300)
  .regex(/^\/[^\s#]*$/);
const field = z.string().min(1).max(200);
const call = (standard: InvoiceHttpCall) =>
  z
    .strictObject({
      method: z.enum(['GET', 'POST']).default(standard.method),
      path: path.default(standard.path),
      fields: z.record(field, field).default({ ...standard.fields }),
    })
    .default({ ...standard, fields: { ...standard.fields } });

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
const reference = ['requestNo'] as const;
const standard = {
  issue: {
    method: 'POST',
    path: '/issue',
    fields: same(
      ...reference,
      ...['kind', 'buyerKind', 'buyerName', 'buyerTaxNumber', 'buyerAddress', 'buyerPhone', 'buyerBank'],
      ...[
        'buyerBankAccount',
        'email',
        'sellerName',
        'sellerTaxNumber',
        'item',
        'gross',
        'net',
        'tax',
        'rate',
      ],
    ),
  },
  red: {
    method: 'POST',
    path: '/red',
    fields: same(...reference, 'number', 'issuedAt', 'gross', 'net', 'tax', 'reason'),
  },
  query: { method: 'GET', path: '/requests/{requestNo}?side={side}', fields: {} },
  file: { method: 'GET', path: '/files/{number}.{format}', fields: {} },
  credit: { method: 'GET', path: '/credit', fields: {} },
} as const satisfies Record<string, InvoiceHttpCall>;

const names = (standardName: string) => z.array(z.string().min(1)).default([standardName]);
const mapSchema = z
  .strictObject({
    auth: z.enum(['hmac', 'bearer']).default('hmac'),
    issue: call(standard.issue),
    red: call(standard.red),
    query: call(standard.query),
    file: call(standard.file),
    credit: call(standard.credit),
    reply: z
      .strictObject({
        ...{ state: field.default('state'), number: field.default('number') },
        ...{ issuedAt: field.default('issuedAt'), note: field.default('note') },
        ...{ left: field.default('left'), total: field.default('total') },
        states: z
          .strictObject({
            ...{ issued: names('issued'), pending: names('pending'), stalled: names('stalled') },
            ...{ refused: names('refused'), absent: names('absent') },
          })
          .prefault({}),
      })
      .prefault({}),
  })
  .prefault({});

type HttpMap = z.output<typeof mapSchema>;

function readMap(given: string, context: z.RefinementCtx): HttpMap {
  const parsed = mapSchema.safeParse(parseJson(given));
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const message = `must be JSON as docs/invoices.md describes: ${first?.path.join('.') || 'the whole'}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function parseJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return null;
  }
}

/** Settings of the invoices module. */
export const invoicesSettings = defineSettings({
  shape: {
    INVOICE_ISSUER: z
      .enum(['auto', 'manual', 'http'], { error: 'must be auto, manual or http' })
      .default('auto'),
    INVOICE_SELLER: text,
    INVOICE_SELLER_TAX_NUMBER: z
      .string()
      .refine(isTaxNumber, { error: 'must be a tax number with its check digit' })
      .optional(),
    INVOICE_ITEM: z.string().max(100).default('*信息技术服务*软件服务费'),
    INVOICE_TAX_RATE: z
      .string()
      .regex(/^(?:\d|1\d)(?:\.\d{1,2})?$/, { error: 'must be a rate in percent such as 6 or 1' })
      .default('6'),
    INVOICE_HTTP_URL: address(
      ['http:', 'https:'],
      'must be an http or https address such as https://invoices.example.com/api',
    ).optional(),
    INVOICE_HTTP_SECRET: z.string().min(16, { error: 'must have 16 characters or more' }).optional(),
    INVOICE_HTTP_MAP: z.string().default('{}').transform(readMap),
  },
  descriptions: {
    INVOICE_ISSUER: {
      means:
        'manual: staff issue invoices and upload them; http: a service issues them; auto (default): the simulator with SIMULATOR=on, otherwise manual',
    },
    INVOICE_SELLER: { means: 'name of the seller on invoices' },
    INVOICE_SELLER_TAX_NUMBER: { means: 'its tax number' },
    INVOICE_ITEM: { means: 'item name on invoices; default *信息技术服务*软件服务费' },
    INVOICE_TAX_RATE: { means: 'tax rate in percent; default 6' },
    INVOICE_HTTP_URL: { means: 'address of the service that issues invoices' },
    INVOICE_HTTP_SECRET: { means: 'its secret: signature key or bearer token', secret: true },
    INVOICE_HTTP_MAP: { means: 'its paths and field names as JSON, see docs/invoices.md' },
  },
  read: (given, _platform: PlatformConfig): InvoicesConfig => ({
    invoices: {
      issuer: given.INVOICE_ISSUER,
      http: httpOf(given.INVOICE_HTTP_URL, given.INVOICE_HTTP_SECRET, given.INVOICE_HTTP_MAP),
      seller: { name: given.INVOICE_SELLER, taxNumber: given.INVOICE_SELLER_TAX_NUMBER ?? '' },
      item: given.INVOICE_ITEM,
      rate: Math.round(Number(given.INVOICE_TAX_RATE) * 100),
    },
  }),
  describe: ({ invoices: { issuer, http, seller, item, rate } }) => ({
    INVOICE_ISSUER: issuer,
    INVOICE_SELLER: seller.name,
    INVOICE_SELLER_TAX_NUMBER: seller.taxNumber,
    INVOICE_ITEM: item,
    INVOICE_TAX_RATE: rate / 100,
    INVOICE_HTTP_URL: http?.url ?? '',
    INVOICE_HTTP_SECRET: http?.secret ?? '',
    INVOICE_HTTP_MAP: http ? `auth: ${http.auth}` : '',
  }),
  findFaults: (_part, _platform, given) => {
    if (given.INVOICE_ISSUER !== 'http') return [];
    return [
      ...(given.INVOICE_HTTP_URL ? [] : ['INVOICE_ISSUER=http needs INVOICE_HTTP_URL.']),
      ...(given.INVOICE_HTTP_SECRET ? [] : ['INVOICE_ISSUER=http needs INVOICE_HTTP_SECRET.']),
      ...(given.INVOICE_SELLER && given.INVOICE_SELLER_TAX_NUMBER
        ? []
        : ['INVOICE_ISSUER=http needs INVOICE_SELLER and INVOICE_SELLER_TAX_NUMBER.']),
    ];
  },
});

function httpOf(
  url: string | undefined,
  secret: string | undefined,
  map: HttpMap,
): InvoiceHttpSettings | null {
  return url && secret ? { url, secret, ...map } : null;
}
