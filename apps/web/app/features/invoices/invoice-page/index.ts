export { InvoicePage, type InvoicePageProps } from './invoice-page.tsx';
