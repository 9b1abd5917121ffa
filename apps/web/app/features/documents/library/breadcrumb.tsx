import type { FolderView } from '@inkstone/contracts/documents/folders';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { ChevronIcon } from './icons.tsx';
import { placeClass } from './place-class.ts';
import { useDropOnFolder } from './use-drop.ts';

/** The path to a folder; each part is a link and a drop target. */
export function Breadcrumb({ path: steps }: { path: readonly FolderView[] }) {
  const t = useTranslations('documents');
  return (
    <nav aria-label={t('path')} className="-mb-1">
      <ol className="-ml-2.5 flex flex-wrap items-center">
        <Step folderId={null} name={t('allDocuments')} />
        {steps.slice(0, -1).map(({ id, name }) => (
          <Step key={id} folderId={id} name={name} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ folderId, name }: { folderId: string | null; name: string }) {
  const path = useLocalePath();
  const drop = useDropOnFolder(folderId);
  return (
    <li className="flex items-center">
      <Link
        to={path(folderId === null ? '/app' : `/app?folder=${folderId}`)}
        draggable={false}
        className={`${placeClass} min-h-8! text-soft`}
        {...drop}
      >
        {name}
      </Link>
      <ChevronIcon size={14} className="text-faint" />
    </li>
  );
}
