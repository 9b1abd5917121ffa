import { type Role, roles } from '@inkstone/contracts/staff/permissions';
import { Checkbox } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface RolesFieldProps {
  value: readonly Role[];
  onChange: (value: Role[]) => void;
}

/** The roles of a member, with one checkbox each. */
export function RolesField({ value, onChange }: RolesFieldProps) {
  const t = useTranslations('admin');
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t('roles')}</legend>
      <div className="mt-1.5 flex flex-col gap-1.5">
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={
              <>
                <strong className="font-medium text-ink">{t(`role_${role}`)}</strong>
                <span className="block">{t(`roleHint_${role}`)}</span>
              </>
            }
            checked={value.includes(role)}
            onChange={(event) =>
              onChange(roles.filter((each) => (each === role ? event.target.checked : value.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
