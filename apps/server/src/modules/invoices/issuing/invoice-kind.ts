/** The kind of due rows that perform the next step of an invoice at the issuer. */
export const invoiceKind = 'invoice';
