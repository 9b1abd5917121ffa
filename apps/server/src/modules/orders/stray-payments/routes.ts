import * as contract from '@inkstone/contracts/staff/stray-payments';
import { type Route, route } from '../../../platform/http/route.ts';
import { decideStrayRefund, listStrayPayments, resendStrayRefund, resolveStrayPayment } from './staff.ts';

/** Staff endpoints for payments that belong to no order. */
export const strayPaymentRoutes: readonly Route[] = [
  route(contract.listStrayPayments, listStrayPayments),
  route(contract.resolveStrayPayment, resolveStrayPayment),
  route(contract.decideStrayRefund, decideStrayRefund),
  route(contract.resendStrayRefund, resendStrayRefund),
];
