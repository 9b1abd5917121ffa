import * as contracts from '@inkstone/contracts/staff';
import { listWaiting as waitingContract, waitingKinds } from '@inkstone/contracts/staff/waiting';
import { permissionsOf } from '@inkstone/domain/staff';
import { type Route, route } from '../../platform/http/route.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAudit } from './audit/list-audit.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { confirmEnrolment } from './factor/confirm-enrolment.ts';
import { enterFactor } from './factor/enter-factor.ts';
import { getSelf } from './factor/get-self.ts';
import { newRecoveryCodes } from './factor/new-recovery-codes.ts';
import { startEnrolment } from './factor/start-enrolment.ts';
import { addStaff, blockStaff, removeStaff, resetFactor, setStaffRoles } from './members/change-staff.ts';
import { listStaff } from './members/list-staff.ts';
import { deleteStaffSession } from './sessions/store.ts';

export const staffRoutes: Route[] = [
  route(contracts.staffSelf, getSelf),
  route(contracts.startEnrolment, startEnrolment),
  route(contracts.confirmEnrolment, confirmEnrolment),
  route(contracts.enterFactor, enterFactor),
  route(contracts.leaveStaff, async ({ db }, session) => {
    await deleteStaffSession(db.sql, session);
    return {};
  }),
  route(contracts.newRecoveryCodes, newRecoveryCodes),
  route(contracts.listStaff, listStaff),
  route(contracts.addStaff, addStaff),
  route(contracts.setStaffRoles, setStaffRoles),
  route(contracts.blockStaff, blockStaff),
  route(contracts.removeStaff, removeStaff),
  route(contracts.resetFactor, resetFactor),
  route(contracts.listAudit, listAudit),
  route(contracts.verifyAudit, verifyAudit),
  route(contracts.exportAudit, exportAudit),
  // What the caller's roles do not permit is neither counted nor named.
  route(waitingContract, async ({ countWaiting }, { accountId, roles }) => {
    const waiting = await countWaiting(accountId, permissionsOf(roles));
    return { waiting: waiting.sort((a, b) => waitingKinds.indexOf(a.kind) - waitingKinds.indexOf(b.kind)) };
  }),
];
