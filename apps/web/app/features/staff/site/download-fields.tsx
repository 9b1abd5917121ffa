import { downloadPlatforms } from '@inkstone/contracts/site/downloads';
import { RadioGroup, SelectField, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldsProps } from './entry-draft.ts';
import { usePlatformName } from './entry-names.ts';
import { FileField } from './file-field.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** The platform of a download, and its source: an uploaded file, or an external address. */
export function DownloadFields({ content, onChange }: FieldsProps<'download'>) {
  const t = useTranslations('staff-site');
  const platformName = usePlatformName();
  const { platform, version, helpUrl, source, languages } = content;
  const [way, setWay] = useState(source.kind);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('platform')}
          value={platform}
          choices={downloadPlatforms.map((value) => ({ value, label: platformName(value) }))}
          onChange={(value) => onChange({ ...content, platform: value })}
        />
        <TextField
          label={t('version')}
          value={version ?? ''}
          maxLength={40}
          onChange={(event) => onChange({ ...content, version: event.target.value || null })}
        />
      </div>
      <RadioGroup
        label={t('source')}
        value={way}
        choices={(['file', 'store'] as const).map((value) => ({ value, label: t(`source_${value}`) }))}
        onChange={(chosen) => {
          setWay(chosen);
          // A hidden URL must not be saved in place of a file.
          if (chosen === 'file' && source.kind === 'store')
            onChange({ ...content, source: { kind: 'store', url: '' } });
        }}
      />
      {way === 'file' ? (
        <FileField
          file={source.kind === 'file' ? source.file : null}
          onFile={(file) => onChange({ ...content, source: { kind: 'file', file } })}
        />
      ) : (
        <TextField
          type="url"
          label={t('storeUrl')}
          value={source.kind === 'store' ? source.url : ''}
          required
          pattern="https://\S+"
          placeholder="https://"
          onChange={(event) => onChange({ ...content, source: { kind: 'store', url: event.target.value } })}
        />
      )}
      <TextField
        type="url"
        label={t('helpUrl')}
        value={helpUrl ?? ''}
        pattern="https://\S+"
        placeholder="https://"
        onChange={(event) => onChange({ ...content, helpUrl: event.target.value || null })}
      />
      <LanguageChoice value={languages} onChange={(chosen) => onChange({ ...content, languages: chosen })} />
    </>
  );
}
