/** The kind of due rows that do the next step of an invoice at the issuer. */
export const invoiceKind = 'invoice';
