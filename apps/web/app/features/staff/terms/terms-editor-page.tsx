import type { TermsDocument } from '@inkstone/contracts/site/terms';
import { publishTerms, staffTermsLimits } from '@inkstone/contracts/staff/terms';
import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { ArrowLeftIcon, Button, SelectField, showToast, TextArea, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath, usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { TermsComparison } from './terms-comparison.tsx';

export interface TermsEditorPageProps {
  document: TermsDocument;
  /** Initial Markdown by language. */
  sources: Partial<Record<Locale, string>>;
  /** The day of the scheduled version that is changed; null for a new version. */
  version: string | null;
  /** The first day that can be chosen. */
  earliest: string;
}

/** Edits a version of a legal document: its day, and its text in each language. */
export function TermsEditorPage({ document, sources, version, earliest }: TermsEditorPageProps) {
  const t = useTranslations('staff-terms');
  const names = useTranslations('common');
  const path = useLocalePath();
  const navigate = useNavigate();
  const own = usePageLocale();
  const [texts, setTexts] = useState(sources);
  const [day, setDay] = useState(version ?? earliest);
  const [language, setLanguage] = useState<Locale>(sources[own] === undefined ? 'zh' : own);
  const [isPublishing, setPublishing] = useState(false);
  const name = names(`termsNames.${document}`);
  const text = texts[language] ?? '';
  const isWritten = (locale: Locale) => (texts[locale] ?? '').trim() !== '';
  return (
    <AdminFrame
      title={name}
      hint={t('sourceHint')}
      actions={
        <Button kind="primary" disabled={!locales.some(isWritten)} onClick={() => setPublishing(true)}>
          {t('publish')}
        </Button>
      }
    >
      <Link
        to={path('/admin/terms')}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-ink"
      >
        <ArrowLeftIcon size={16} />
        {t('back')}
      </Link>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('day')}
          hint={t('dayHint', { day: earliest })}
          value={day}
          min={earliest}
          required
          // Another day would create a second version beside the scheduled one.
          readOnly={version !== null}
          onChange={(event) => setDay(event.target.value)}
        />
        <SelectField
          label={names('language')}
          value={language}
          choices={locales.map((value) => ({
            value,
            label: isWritten(value) ? `${localeNames[value]} ✓` : localeNames[value],
          }))}
          onChange={setLanguage}
        />
      </div>
      <div className="mt-4">
        <TextArea
          label={t('source')}
          value={text}
          maxLength={staffTermsLimits.source}
          lang={language}
          className="min-h-80 font-mono text-sm"
          onChange={(event) => setTexts((former) => ({ ...former, [language]: event.target.value }))}
        />
      </div>
      <TermsComparison key={`${language} ${text}`} document={document} language={language} source={text} />
      {isPublishing && (
        <StaffActionDialog
          title={t('publishTitle', { name: t('versionOf', { name, version: day }) })}
          description={t('publishHint')}
          confirmLabel={t('publish')}
          run={(reason) => call(publishTerms, { document, version: day, sources: texts, reason })}
          onDone={() => {
            showToast.success(t('published'));
            void navigate(path('/admin/terms'));
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </AdminFrame>
  );
}
