import { type Permission, permissions, type Role, roles } from '@inkstone/contracts/staff/permissions';
import { describe, expect, it } from 'vitest';
import { isLastOwner, permissionsOf, rolePermissions, type StaffState } from './roles.ts';

/** Every combination of roles: 64 for six. */
const roleSets: readonly (readonly Role[])[] = Array.from({ length: 2 ** roles.length }, (_, bits) =>
  roles.filter((_, index) => (bits >> index) & 1),
);

describe('permissionsOf', () => {
  it('is the union of the roles, in any order, and nothing without a role', () => {
    for (const set of roleSets) {
      const held = permissionsOf(set);
      expect(held).toEqual(permissionsOf([...set].reverse()));
      for (const permission of permissions)
        expect(held.includes(permission)).toBe(
          set.some((role) => permissionsOf([role]).includes(permission)),
        );
    }
    expect(permissionsOf([])).toEqual([]);
  });

  it('never removes a permission when a role is added', () => {
    for (const set of roleSets)
      for (const role of roles)
        expect(permissionsOf([...set, role])).toEqual(expect.arrayContaining(permissionsOf(set)));
  });

  it('admits every role, and allows the owner everything', () => {
    for (const role of roles) expect(permissionsOf([role])).toContain('admin.enter');
    expect(permissionsOf(['owner'])).toEqual([...permissions]);
  });

  it('reserves staff, audit log, keys and settings for owners', () => {
    const guarded = permissions.filter((permission) => /^(staff|audit|keys|settings)\./.test(permission));
    expect(guarded).toHaveLength(6);
    for (const role of roles.filter((each) => each !== 'owner'))
      for (const permission of guarded) expect(permissionsOf([role])).not.toContain(permission);
  });

  it('contain only existing permissions, none twice in a role', () => {
    for (const [role, held] of Object.entries(rolePermissions)) {
      expect(new Set<Permission>(held).size, role).toBe(held.length);
      for (const permission of held) expect(permissions).toContain(permission);
    }
  });

  it('allows the analyst no changes', () => {
    for (const permission of permissionsOf(['analyst'])) expect(permission).toMatch(/\.(read|enter|export)$/);
  });
});

describe('isLastOwner', () => {
  const member = (accountId: string, held: readonly Role[], isBlocked = false): StaffState => ({
    accountId,
    roles: held,
    isBlocked,
  });

  it('is true for the only owner who is not blocked', () => {
    const staff = [member('a', ['owner']), member('b', ['owner'], true), member('c', ['support'])];
    expect(staff.map(({ accountId }) => isLastOwner(staff, accountId))).toEqual([true, false, false]);
  });

  it('is false while there are two owners, or none', () => {
    const two = [member('a', ['owner', 'editor']), member('b', ['owner'])];
    expect(two.some(({ accountId }) => isLastOwner(two, accountId))).toBe(false);
    expect(isLastOwner([], 'a')).toBe(false);
  });
});
