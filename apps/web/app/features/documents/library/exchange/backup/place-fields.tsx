import { TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { BackupDraft, BackupField } from './backup-draft.ts';

export interface PlaceFieldsProps {
  draft: BackupDraft;
  /** Whether a password or key is stored, which then need not be entered again. */
  hasSecret: boolean;
  /** The error of a field, as text; '' for none. */
  errorOf: (field: BackupField) => string;
  onChange: (change: Partial<BackupDraft>) => void;
}

/** The fields of the chosen kind of destination. */
export function PlaceFields(props: PlaceFieldsProps) {
  return props.draft.kind === 'webdav' ? <WebDavFields {...props} /> : <S3Fields {...props} />;
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
const pair = 'grid gap-4 sm:grid-cols-2';

function WebDavFields({ draft, hasSecret, errorOf, onChange }: PlaceFieldsProps) {
  const t = useTranslations('backup');
  const { webdav } = draft;
  const change = (part: Partial<typeof webdav>) => onChange({ webdav: { ...webdav, ...part } });
  return (
    <>
      <TextField
        {...plain}
        label={t('url')}
        hint={t('urlHint')}
        inputMode="url"
        value={webdav.url}
        error={errorOf('address')}
        onChange={({ target }) => change({ url: target.value })}
      />
      <div className={pair}>
        <TextField
          {...plain}
          label={t('user')}
          value={webdav.user}
          onChange={({ target }) => change({ user: target.value })}
        />
        <SecretField label={t('password')} {...{ draft, hasSecret, errorOf, onChange }} />
      </div>
      <TextField
        {...plain}
        label={t('folder')}
        hint={t('folderHint')}
        value={webdav.folder}
        error={errorOf('folder')}
        onChange={({ target }) => change({ folder: target.value })}
      />
    </>
  );
}

function S3Fields({ draft, hasSecret, errorOf, onChange }: PlaceFieldsProps) {
  const t = useTranslations('backup');
  const { s3 } = draft;
  const change = (part: Partial<typeof s3>) => onChange({ s3: { ...s3, ...part } });
  const field = (name: keyof typeof s3, error: BackupField | null = null) => ({
    ...plain,
    label: t(name),
    value: s3[name],
    error: error && errorOf(error),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...field('endpoint', 'address')} hint={t('endpointHint')} inputMode="url" />
      <div className={pair}>
        <TextField {...field('bucket', 'bucket')} />
        <TextField {...field('region', 'region')} hint={t('regionHint')} />
        <TextField {...field('keyId')} />
        <SecretField label={t('secretKey')} {...{ draft, hasSecret, errorOf, onChange }} />
      </div>
      <TextField {...field('prefix', 'folder')} hint={t('prefixHint')} />
    </>
  );
}

function SecretField({ label, draft, hasSecret, errorOf, onChange }: PlaceFieldsProps & { label: string }) {
  const t = useTranslations('backup');
  return (
    <TextField
      label={label}
      hint={hasSecret ? t('secretKept') : ''}
      type="password"
      autoComplete="new-password"
      value={draft.secret}
      error={errorOf('secret')}
      onChange={({ target }) => onChange({ secret: target.value })}
    />
  );
}
