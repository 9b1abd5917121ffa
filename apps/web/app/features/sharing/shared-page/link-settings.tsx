import { AppError } from '@inkstone/contracts';
import {
  type ShareView,
  shareAuthorLimit,
  sharePasswordLength,
  shareViewsLimit,
} from '@inkstone/contracts/sharing';
import { Checkbox, showToast, TextField, type TextFieldProps } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { useFormValidation } from '../../../shared/use-form-validation.ts';
import { changeOf, dayAfter, formOf, keepsEnd, type SettingsForm } from './settings-form.ts';
import { useSaveShare } from './use-share.ts';

/** Settings of the link: access, expiry, number of views, and the displayed name. */
export function LinkSettings({ share }: { share: ShareView }) {
  const t = useTranslations('sharing');
  const summary = [
    share.hasPassword && t('hasPassword'),
    share.viewLimit === null
      ? t('viewsSoFar', { count: share.views })
      : t('viewsOf', { count: share.views, limit: share.viewLimit }),
  ].filter(Boolean);
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm hover:bg-sunken">
        <span className="font-medium">{t('settings')}</span>
        <span className="min-w-0 grow truncate text-end text-soft">{summary.join(' · ')}</span>
      </summary>
      <SettingsFields share={share} />
    </details>
  );
}

function SettingsFields({ share }: { share: ShareView }) {
  const t = useTranslations('sharing');
  const words = useErrorText();
  const save = useSaveShare(share.documentId);
  const given = formOf(share);
  const [known, setKnown] = useState(given);
  const [form, setForm] = useState<SettingsForm>(given);
  // Other data of the share, such as its views, change while the form is filled in.
  if (JSON.stringify(known) !== JSON.stringify(given)) {
    setKnown(given);
    setForm(given);
  }
  const set = (change: Partial<SettingsForm>) => setForm({ ...form, ...change });
  const checks = useFormValidation((event) => {
    event.preventDefault();
    save.mutate(changeOf(form, share), {
      onSuccess: (saved) => {
        setForm(formOf(saved));
        showToast.success(t('saved'));
      },
    });
  });
  return (
    <form {...checks.form} className="flex flex-col gap-4 border-t border-line p-3">
      <Checkbox
        label={t('askPassword')}
        checked={form.hasPassword}
        onChange={(event) => set({ hasPassword: event.target.checked })}
      />
      {form.hasPassword && (
        <PasswordField
          isKept={share.hasPassword}
          isWrong={checks.isWrong('password')}
          value={form.password}
          onChange={(event) => set({ password: event.target.value })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="lastDay"
          label={t('lastDay')}
          hint={t('lastDayHint')}
          type="date"
          error={checks.isWrong('lastDay') && t('lastDayWrong')}
          min={keepsEnd(form, share) ? undefined : dayAfter(0)}
          value={form.lastDay}
          onChange={(event) => set({ lastDay: event.target.value })}
        />
        <TextField
          name="viewLimit"
          label={t('viewLimit')}
          hint={t('viewLimitHint')}
          type="number"
          inputMode="numeric"
          error={checks.isWrong('viewLimit') && t('viewLimitWrong', { most: shareViewsLimit })}
          min={1}
          max={shareViewsLimit}
          step={1}
          value={form.viewLimit}
          onChange={(event) => set({ viewLimit: event.target.value })}
        />
      </div>
      <TextField
        label={t('author')}
        hint={t('authorHint')}
        maxLength={shareAuthorLimit}
        value={form.author}
        autoComplete="off"
        onChange={(event) => set({ author: event.target.value })}
      />
      <p aria-live="polite" className="text-sm text-bad empty:hidden">
        {save.error && words(save.error)}
      </p>
      <div>
        <SubmitButton isBusy={save.isPending}>{t('save')}</SubmitButton>
      </div>
    </form>
  );
}

interface PasswordFieldProps extends Pick<TextFieldProps, 'value' | 'onChange'> {
  /** Whether the link has a password, which is kept when the field is empty. */
  isKept: boolean;
  isWrong: boolean;
}

function PasswordField({ isKept, isWrong, ...rest }: PasswordFieldProps) {
  const t = useTranslations('sharing');
  const words = useErrorText();
  return (
    <TextField
      name="password"
      label={t('password')}
      hint={isKept ? t('passwordKept') : t('passwordHint', sharePasswordLength)}
      error={isWrong && words(new AppError('share_password_length', sharePasswordLength))}
      required={!isKept}
      minLength={sharePasswordLength.least}
      maxLength={sharePasswordLength.most}
      autoComplete="off"
      {...rest}
    />
  );
}
