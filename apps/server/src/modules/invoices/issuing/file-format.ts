import type { InvoiceFormat } from '@inkstone/contracts/invoices';

/**
 * Whether content has the signature of a format: PDF, OFD (a ZIP with an OFD entry), or XML without a
 * document type declaration.
 */
export function isOfFormat(content: Uint8Array, format: InvoiceFormat): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  switch (format) {
    case 'pdf':
      return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.includes('%%EOF');
    case 'ofd':
      return bytes.subarray(0, 4).equals(zipHead) && bytes.includes('OFD.xml');
    case 'xml': {
      const text = bytes.toString('utf8').replace(/^\ufeff/, '');
      return (
        /^\s*<[?\w]/.test(text) &&
        !/<!DOCTYPE|<!ENTITY/i.test(text) &&
        !/<(?:\w+:)?(?:html|script)\b/i.test(text)
      );
    }
  }
}

const zipHead = Buffer.from('PK\u0003\u0004', 'latin1');
