import * as contract from '@inkstone/contracts/invoices';
import * as staff from '@inkstone/contracts/staff/invoices';
import { type Route, route } from '../../platform/http/route.ts';
import { apply } from './applying/apply.ts';
import { correct, withdraw } from './applying/correct.ts';
import { listOrders, listVipOrders } from './applying/list-orders.ts';
import { list } from './applying/read-invoices.ts';
import { begin, red, reissue, reject, retry } from './staff-pages/act-on-invoice.ts';
import { readIssuer, testIssuer } from './staff-pages/issuer-page.ts';
import { exportInvoices, listInvoices } from './staff-pages/list-invoices.ts';
import { upload } from './staff-pages/upload-invoice.ts';
import { listTitles, removeTitle } from './titles/manage-titles.ts';

/** The endpoints of the module. */
export const invoicesRoutes: readonly Route[] = [
  route(contract.listVipInvoiceOrders, listVipOrders),
  route(contract.listInvoiceOrders, listOrders),
  route(contract.listInvoices, list),
  route(contract.applyForInvoice, apply),
  route(contract.correctInvoice, correct),
  route(contract.withdrawInvoice, withdraw),
  route(contract.listInvoiceTitles, listTitles),
  route(contract.removeInvoiceTitle, removeTitle),
  route(staff.listStaffInvoices, listInvoices),
  route(staff.beginInvoice, begin),
  route(staff.uploadInvoice, upload),
  route(staff.rejectInvoice, reject),
  route(staff.retryInvoice, retry),
  route(staff.redInvoice, red),
  route(staff.reissueInvoice, reissue),
  route(staff.exportInvoices, exportInvoices),
  route(staff.readInvoiceIssuer, readIssuer),
  route(staff.testInvoiceIssuer, testIssuer),
];
