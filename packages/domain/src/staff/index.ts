export { isLastOwner, type StaffState } from './last-owner.ts';
export { permissionsOf, rolePermissions } from './roles.ts';
