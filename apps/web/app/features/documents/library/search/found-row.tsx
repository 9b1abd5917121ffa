import type { FoundDocument } from '@inkstone/contracts/documents/search';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';
import { MarkedText } from './marked-text.tsx';

/** A search result: the whole row opens the document. */
export function FoundRow({ found, time }: { found: FoundDocument; time: string }) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const { document, title, excerpt, isInPicture } = found;
  return (
    <article className="relative px-2 py-3 hover:bg-raised">
      <h2 className="truncate font-serif text-base font-semibold" lang="">
        <Link
          to={path(`/app/write/${document.id}`)}
          className="after:absolute after:inset-0 after:content-['']"
        >
          {title.text ? <MarkedText {...title} /> : t('untitled')}
        </Link>
      </h2>
      <p className="line-clamp-2 text-sm text-soft" lang="">
        {isInPicture && (
          <span lang={undefined} className="mr-1.5 rounded-sm border border-line px-1 text-xs">
            {t('searchInPicture')}
          </span>
        )}
        {excerpt.text ? <MarkedText {...excerpt} /> : t('noText')}
      </p>
      <p className="mt-0.5 text-xs text-faint" suppressHydrationWarning>
        {time} · {t('words', { count: document.words })}
      </p>
    </article>
  );
}
