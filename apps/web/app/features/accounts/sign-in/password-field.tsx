import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from '@inkstone/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

/** A password input with a show button and a Caps Lock warning. */
export function PasswordField({ hint, ...props }: TextFieldProps) {
  const t = useTranslations('accounts');
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={checkCapsLock}
      onKeyUp={checkCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={
        <>
          <span aria-live="polite" className="font-medium text-warn">
            {hasCapsLock && t('capsLock')}
          </span>
          {hint}
        </>
      }
      suffix={
        <IconButton
          label={t(isShown ? 'passwordHide' : 'passwordShow')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="border border-edge"
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
