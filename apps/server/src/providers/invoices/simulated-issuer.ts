import { createHash } from 'node:crypto';
import { yuanOf } from '@inkstone/domain/orders';
import type { Clock } from '@inkstone/kernel';
import type { InvoiceIssuer, InvoiceRequest, RedRequest } from '../../ports/invoice-issuer.ts';
import { writePdf } from './write-pdf.ts';

interface IssuedInvoice {
  readonly number: string;
  readonly issuedAt: number;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/**
 * Issues invoices at once, with a PDF and an XML file, that are marked as invalid. They are kept in memory until the
 * process ends.
 */
export function createSimulatedIssuer(clock: Clock): InvoiceIssuer {
  const issued = new Map<string, IssuedInvoice>();
  const issue = (key: string, lines: IssuedInvoice['lines']) => {
    const known = issued.get(key) ?? { number: numberOf(key), issuedAt: clock.now(), lines };
    issued.set(key, known);
    const { number, issuedAt } = known;
    return Promise.resolve({ kind: 'issued', number, issuedAt } as const);
  };
  return {
    name: 'simulator',
    url: null,
    formats: ['pdf', 'xml'],
    issue: (request) => issue(`blue ${request.requestNo}`, linesOf(request)),
    red: (request) => issue(`red ${request.requestNo}`, linesOfRed(request)),
    query: ({ requestNo, side }) => {
      const known = issued.get(`${side} ${requestNo}`);
      return known ? issue(`${side} ${requestNo}`, known.lines) : Promise.resolve({ kind: 'absent' });
    },
    credit: () => Promise.resolve({ kind: 'absent' }),
    file: ({ requestNo, side, format }) => {
      const known = issued.get(`${side} ${requestNo}`);
      if (!known) return Promise.resolve({ kind: 'absent' });
      const lines = [['发票号码', known.number] as const, ...known.lines];
      const content = format === 'pdf' ? writePdf(title, lines) : Buffer.from(writeXml(lines));
      return Promise.resolve({ kind: 'file', content });
    },
  };
}

const title = '模拟发票，无效 SIMULATED INVOICE, NOT VALID';

/** 20 digits that depend on the request only; real numbers do not begin with 00. */
function numberOf(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 16);
  return `00${(BigInt(`0x${digest}`) % 10n ** 18n).toString().padStart(18, '0')}`;
}

function linesOf({ buyer, seller, item, gross, tax, rate }: InvoiceRequest): IssuedInvoice['lines'] {
  return [
    ['购买方', buyer.name],
    ['购买方税号', buyer.taxNumber],
    ['销售方', seller.name],
    ['销售方税号', seller.taxNumber],
    ['项目', item],
    ['税率', `${rate / 100}%`],
    ['不含税金额', yuan(gross - tax)],
    ['税额', yuan(tax)],
    ['价税合计', yuan(gross)],
  ];
}

function linesOfRed({ number, gross, tax }: RedRequest): IssuedInvoice['lines'] {
  return [
    ['红字', '是'],
    ['对应蓝字发票', number],
    ['不含税金额', yuan(tax - gross)],
    ['税额', yuan(-tax)],
    ['价税合计', yuan(-gross)],
  ];
}

/** Amounts of a red invoice are negative. */
const yuan = (fen: number) => (fen < 0 ? `-${yuanOf(-fen)}` : yuanOf(fen));

function writeXml(lines: readonly (readonly [string, string])[]): string {
  const items = lines.map(
    ([name, value]) => `  <Item name="${escapeXml(name)}">${escapeXml(value)}</Item>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<SimulatedInvoice valid="false">\n  <Notice>${title}</Notice>\n${items.join('')}</SimulatedInvoice>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
