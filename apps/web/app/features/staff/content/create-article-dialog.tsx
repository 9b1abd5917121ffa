import { type ArticleKind, articleKinds, contentLimits } from '@inkstone/contracts/content';
import { createArticle } from '@inkstone/contracts/staff/content';
import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { SelectField, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath, usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';

/** Creates an article and opens it. */
export function CreateArticleDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff-content');
  const navigate = useNavigate();
  const path = useLocalePath();
  const own = usePageLocale();
  const [kind, setKind] = useState<ArticleKind>('news');
  const [language, setLanguage] = useState<Locale>(own);
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState('');
  return (
    <StaffActionDialog
      title={t('create')}
      description={t('createHint')}
      confirmLabel={t('createConfirm')}
      wantsReason={false}
      run={async () => {
        const { id } = await call(createArticle, { kind, slug, language, title });
        void navigate(path(`/admin/content/${id}`));
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('kind')}
        value={kind}
        choices={articleKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={setKind}
      />
      <SelectField
        label={t('firstLanguage')}
        value={language}
        choices={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={setLanguage}
      />
      <TextField
        label={t('articleTitle')}
        value={title}
        required
        maxLength={contentLimits.title}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
      <SlugField value={slug} onChange={setSlug} />
    </StaffActionDialog>
  );
}

/** The slug of an article, the last segment of its URL. */
export function SlugField({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const t = useTranslations('staff-content');
  return (
    <TextField
      label={t('address')}
      hint={t('addressHint')}
      value={value}
      required
      pattern="[a-z0-9]+(-[a-z0-9]+)*"
      maxLength={contentLimits.slug}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
