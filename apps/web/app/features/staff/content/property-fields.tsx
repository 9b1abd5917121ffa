import { helpCategories, newsCategories } from '@inkstone/contracts/content';
import type { EditedArticle } from '@inkstone/contracts/staff/content';
import { Button, Checkbox, FileButton, Notice, SelectField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { SlugField } from './create-article-dialog.tsx';
import { pictureTypes, sendPicture } from './send-picture.ts';
import type { ArticleDraft } from './use-article.ts';

export interface PropertyFieldsProps {
  article: EditedArticle;
  draft: ArticleDraft;
  isReadOnly: boolean;
}

/** Slug, category, prominence and banner, which are equal in all languages. */
export function PropertyFields({ article, draft, isReadOnly }: PropertyFieldsProps) {
  const t = useTranslations('staff-content');
  const names = useTranslations('content');
  const { content } = draft;
  const categories = article.kind === 'help' ? helpCategories : newsCategories;
  return (
    <fieldset disabled={isReadOnly} className="flex flex-col gap-4">
      <legend className="pb-2 font-semibold">{t('properties')}</legend>
      <SlugField value={content.slug} onChange={(slug) => draft.change({ slug })} />
      <SelectField
        label={t('category')}
        value={content.category}
        choices={categories.map((value) => ({ value, label: names(`category.${value}`) }))}
        onChange={(category) => draft.change({ category })}
      />
      <Checkbox
        label={t(article.kind === 'help' ? 'featuredHelp' : 'featuredNews')}
        checked={content.isFeatured}
        onChange={(event) => draft.change({ isFeatured: event.target.checked })}
      />
      <BannerField article={article} draft={draft} />
    </fieldset>
  );
}

function BannerField({ article, draft }: Omit<PropertyFieldsProps, 'isReadOnly'>) {
  const t = useTranslations('staff-content');
  const errorText = useErrorText();
  const [url, setUrl] = useState(article.banner?.url ?? null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (file: File) => {
    setBusy(true);
    setFailure(null);
    try {
      const sent = await sendPicture(file);
      setUrl(sent.url);
      draft.change({ banner: sent.id });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm font-medium">{t('bannerPicture')}</p>
      {url && draft.content.banner && (
        <img src={url} alt="" className="max-h-40 rounded-md border border-line" />
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          size="small"
          label={t('choosePicture')}
          accept={pictureTypes}
          isBusy={isBusy}
          onFile={(file) => void upload(file)}
        />
        {draft.content.banner && (
          <Button size="small" kind="quiet" onClick={() => draft.change({ banner: null })}>
            {t('removePicture')}
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
