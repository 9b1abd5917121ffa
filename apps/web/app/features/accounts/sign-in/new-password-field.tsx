import { passwordLength } from '@inkstone/contracts/accounts';
import { CheckIcon, classNames, type TextFieldProps } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldProps = Omit<TextFieldProps, 'value' | 'hint' | 'autoComplete'> & {
  value: string;
  /** A further note, shown below the rules. */
  remark?: string;
};

/** An input for a new password with its rules, each ticked when it is satisfied. */
export function NewPasswordField({ value, remark, ...rest }: NewPasswordFieldProps) {
  const t = useTranslations('accounts');
  const length = [...value].length;
  const rules = [
    {
      words: t('ruleLength', { ...passwordLength }),
      isKept: length >= passwordLength.least && length <= passwordLength.most,
    },
    { words: t('ruleLetter'), isKept: /\p{L}/u.test(value) },
    { words: t('ruleDigit'), isKept: /\p{Nd}/u.test(value) },
  ];
  return (
    <PasswordField
      {...rest}
      value={value}
      autoComplete="new-password"
      hint={
        <>
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {rules.map(({ words, isKept }) => (
              <span
                key={words}
                className={classNames('inline-flex items-center gap-1', isKept && 'text-good')}
              >
                <CheckIcon size={14} className={isKept ? '' : 'opacity-30'} />
                {words}
                {isKept && <span className="sr-only">{t('ruleKept')}</span>}
              </span>
            ))}
          </span>
          {remark && <span className="mt-1 block">{remark}</span>}
        </>
      }
    />
  );
}
