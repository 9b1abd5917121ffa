import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** A password, which can be shown to make sure of it. */
export function PasswordField(props: TextFieldProps) {
  const t = useTranslations('accounts');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={t(isShown ? 'passwordHide' : 'passwordShow')}
          onClick={() => setShown(!isShown)}
          className="border border-edge"
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
