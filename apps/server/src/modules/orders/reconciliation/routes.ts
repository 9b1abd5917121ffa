import * as contract from '@inkstone/contracts/staff/reconciliation';
import { type Route, route } from '../../../platform/http/route.ts';
import { acceptDifference, readBillAgain } from './decide.ts';
import { listReconciliation } from './list-reconciliation.ts';

/** Staff endpoints for bills of providers. */
export const reconciliationRoutes: readonly Route[] = [
  route(contract.listReconciliation, listReconciliation),
  route(contract.acceptDifference, acceptDifference),
  route(contract.readBillAgain, readBillAgain),
];
