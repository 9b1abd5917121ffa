import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type {
  InvoiceCredit,
  InvoiceFileOutcome,
  InvoiceIssuer,
  InvoiceOutcome,
} from '../../ports/invoice-issuer.ts';
import type { InvoiceHttpCall, InvoiceHttpReply, InvoiceHttpSettings } from '../../ports/invoices-config.ts';
import { createInvoiceClient, type ServiceReply } from './invoice-client.ts';

/** Maximum length of a stored text of the service, in characters. */
const maxNoteLength = 200;

/** Issues invoices through a service with configurable paths and fields. */
export function createHttpIssuer(
  settings: InvoiceHttpSettings,
  clock: Clock,
  timeout?: number,
): InvoiceIssuer {
  const request = createInvoiceClient(settings, clock, timeout);
  const requestOutcome = async (
    call: InvoiceHttpCall,
    values: Record<string, string>,
  ): Promise<InvoiceOutcome> => readOutcome(settings.reply, await request({ call, values, size: 'json' }));
  return {
    name: 'http',
    url: settings.url,
    formats: ['pdf', 'ofd', 'xml'],
    issue: ({ requestNo, kind, buyer, email, seller, item, gross, tax, rate }) =>
      requestOutcome(settings.issue, {
        ...{ requestNo, kind, email, item, side: 'blue' },
        ...{ buyerKind: buyer.kind, buyerName: buyer.name, buyerTaxNumber: buyer.taxNumber },
        ...{ buyerAddress: buyer.address, buyerPhone: buyer.phone },
        ...{ buyerBank: buyer.bank, buyerBankAccount: buyer.bankAccount },
        ...{ sellerName: seller.name, sellerTaxNumber: seller.taxNumber },
        ...{ ...amountsOf(gross, tax), rate: String(rate / 10_000) },
      }),
    red: ({ requestNo, number, issuedAt, gross, tax, reason }) =>
      requestOutcome(settings.red, {
        ...{ requestNo, number, reason, side: 'red', issuedAt: new Date(issuedAt).toISOString() },
        ...amountsOf(gross, tax),
      }),
    query: ({ requestNo, side }) => requestOutcome(settings.query, { requestNo, side }),
    credit: async () =>
      readCredit(settings.reply, await request({ call: settings.credit, values: {}, size: 'json' })),
    file: async (file) => readFile(await request({ call: settings.file, values: { ...file }, size: 'file' })),
  };
}

/** Amounts in yuan with two decimals. */
function amountsOf(gross: number, tax: number) {
  return { gross: yuan(gross), net: yuan(gross - tax), tax: yuan(tax) };
}

function yuan(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const numberSchema = z.string().regex(/^\d{20}$/);

/** Parses a reply. An unexpected reply is `unknown`, never a refusal: the request may have been executed. */
function readOutcome(names: InvoiceHttpReply, reply: ServiceReply): InvoiceOutcome {
  if (reply.kind === 'unknown') return reply;
  const { status, body } = reply;
  if (status === 429 || status >= 500) return unknown(`answered ${status}`);
  const json = parseJson(body.toString('utf8'));
  const state = textAt(json, names.state);
  const meant = Object.entries(names.states).find(([, texts]) => texts.includes(state))?.[0];
  const note = textAt(json, names.note).slice(0, maxNoteLength);
  switch (meant) {
    case 'issued': {
      const number = numberSchema.safeParse(textAt(json, names.number));
      const issuedAt = readTime(textAt(json, names.issuedAt));
      if (!number.success || issuedAt === null) return unknown('says issued without a number and a time');
      return { kind: 'issued', number: number.data, issuedAt };
    }
    case 'refused':
    case 'stalled':
      return { kind: meant, note: note || state };
    case 'pending':
    case 'absent':
      return { kind: meant };
    default:
      return unknown(`answered ${status} in other words`);
  }
}

/** A service without such a call answers 404. */
function readCredit(names: InvoiceHttpReply, reply: ServiceReply): InvoiceCredit {
  if (reply.kind === 'unknown') return reply;
  const { status, body } = reply;
  if (status === 404) return { kind: 'absent' };
  if (status !== 200) return unknown(`answered ${status}`);
  const json = parseJson(body.toString('utf8'));
  const [left, total] = [fenOf(textAt(json, names.left)), fenOf(textAt(json, names.total))];
  return left === null ? unknown('names no amount that is left') : { kind: 'credit', left, total };
}

/** Yuan with at most two decimals as fen; null for anything else. */
function fenOf(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

function unknown(detail: string) {
  return { kind: 'unknown', detail } as const;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text or number at a path, as text; '' for anything else. */
function textAt(json: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (place, step) => (isRecord(place) && Object.hasOwn(place, step) ? place[step] : null),
      json,
    );
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Milliseconds, an ISO time, or a date and time in China without a zone; null for anything else. */
function readTime(text: string): number | null {
  if (/^\d{13}$/.test(text)) return Number(text);
  const [, date, time = '00:00:00', zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ?? [];
  const at = Date.parse(`${date}T${time}${zone ?? '+08:00'}`);
  return Number.isNaN(at) ? null : at;
}

function readFile(reply: ServiceReply): InvoiceFileOutcome {
  if (reply.kind === 'unknown') return reply;
  if (reply.status === 404) return { kind: 'absent' };
  return reply.status === 200
    ? { kind: 'file', content: reply.body }
    : { kind: 'unknown', detail: `answered ${reply.status}` };
}
