import type { DocumentView } from '@inkstone/contracts/documents';
import { IconButton, Menu, MenuItem, MoreIcon, TrashIcon } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../i18n/page-locale.ts';

export interface DocumentRowProps {
  document: DocumentView;
  /** When it was edited, in words. */
  time: string;
  onRename: () => void;
  onTrash: () => void;
}

/** One document of a list: the whole row opens it. */
export function DocumentRow({ document, time, onRename, onTrash }: DocumentRowProps) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const title = document.title || t('untitled');
  return (
    <article className="group relative flex items-start gap-2 py-4 pr-1 pl-2 transition-colors hover:bg-raised">
      <div className="min-w-0 grow">
        <h2 className="truncate font-serif text-lg font-semibold" lang="">
          <Link
            to={path(`/app/write/${document.id}`)}
            // The link covers the row, so that all of it can be pressed.
            className="after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 line-clamp-2 text-sm text-soft" lang="">
          {document.excerpt || t('noText')}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-xs text-faint">
          <time dateTime={new Date(document.updatedAt).toISOString()} suppressHydrationWarning>
            {time}
          </time>
          <span>{t('words', { count: document.words })}</span>
        </p>
      </div>
      <div className="relative z-10">
        <Menu
          trigger={
            <IconButton label={t('moreOf', { title })}>
              <MoreIcon />
            </IconButton>
          }
        >
          <MenuItem onSelect={onRename} shortcut="F2">
            {t('rename')}
          </MenuItem>
          <MenuItem onSelect={onTrash} icon={<TrashIcon size={16} />} shortcut="Delete">
            {t('moveToTrash')}
          </MenuItem>
        </Menu>
      </div>
    </article>
  );
}
