export { type AuditFilter, AuditPage } from './audit-page.tsx';
export { EnterPage } from './enter-page.tsx';
export { OverviewPage } from './overview-page.tsx';
export { StaffPage } from './staff-page.tsx';
