export { InvoicesPage, type InvoicesPageProps, invoiceViews } from './invoices-page.tsx';
export { IssuerPage, type IssuerPageProps } from './issuer-page.tsx';
