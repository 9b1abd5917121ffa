export { isLastOwner, permissionsOf, rolePermissions, type StaffState } from './roles.ts';
