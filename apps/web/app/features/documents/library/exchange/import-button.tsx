import { buttonClass, DocumentIcon, FileInput, GlobeIcon, Menu, MenuItem } from '@inkstone/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageAction } from '../../../../shell/palette/page-action.ts';
import { ImportIcon } from './icons.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useImports } from './use-imports.ts';
import { usePageDrop } from './use-page-drop.ts';

const accepted = '.docx,.docm,.pdf,.txt,.md,.markdown,.html,.htm';

/** Imports files and web pages into a folder, or (null) the top level. Also accepts files dropped on the page. */
export function ImportButton({ folderId }: { folderId: string | null }) {
  const t = useTranslations('exchange');
  const input = useRef<HTMLInputElement>(null);
  const imports = useImports(folderId);
  const [opened, open] = useState<'files' | 'page' | null>(null);
  const take = (files: readonly File[]) => {
    open('files');
    imports.add(files);
  };
  const isOver = usePageDrop(take);
  usePageAction({ 'import-files': () => open('files'), 'import-page': () => open('page') });

  return (
    <>
      <FileInput ref={input} multiple accept={accepted} label={t('importFiles')} onFiles={take} />
      <Menu
        trigger={
          <button type="button" className={buttonClass('quiet', 'medium', 'max-sm:size-11 max-sm:px-0')}>
            <ImportIcon />
            <span className="max-sm:sr-only">{t('import')}</span>
          </button>
        }
      >
        <MenuItem icon={<DocumentIcon size={18} />} onSelect={() => input.current?.click()}>
          {t('importFiles')}
        </MenuItem>
        <MenuItem icon={<GlobeIcon size={18} />} onSelect={() => open('page')}>
          {t('importWebPage')}
        </MenuItem>
      </Menu>
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-lg border-2 border-dashed border-action bg-raised/90">
          <p className="font-serif text-2xl font-semibold">{t('dropHere')}</p>
        </div>
      )}
      {opened !== null && (
        <ImportDialog
          items={imports.items}
          isPageNeeded={opened === 'page'}
          onPick={() => input.current?.click()}
          onPage={(url) => imports.add([url])}
          onChoose={imports.choose}
          onClose={() => {
            open(null);
            imports.clear();
          }}
        />
      )}
    </>
  );
}
