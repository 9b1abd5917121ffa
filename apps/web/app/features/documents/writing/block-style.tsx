import type { Editor } from '@inkstone/editor';
import { headingAt, setHeading } from '@inkstone/editor/commands';
import { ChevronDownIcon, classNames, Menu, MenuItem } from '@inkstone/ui';
import { Toolbar } from 'radix-ui';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';

const levels = [1, 2, 3] as const;
const words = { 1: 'heading1', 2: 'heading2', 3: 'heading3' } as const;

/** Selects the block type: paragraph or one of three heading levels. */
export function BlockStyle({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const level = useEditorValue(editor, headingAt);
  const made = levels.find((each) => each === level);
  const current = made ? t(words[made]) : level === null ? t('paragraph') : t('headingDeeper', { level });
  return (
    <Menu
      align="start"
      trigger={
        <Toolbar.Button
          aria-label={`${t('blockStyle')}: ${current}`}
          className={classNames(
            'inline-flex h-10 shrink-0 items-center gap-1 rounded-md px-2 text-sm text-soft sm:h-9',
            'hover:bg-sunken hover:text-ink',
          )}
        >
          {current}
          <ChevronDownIcon size={14} />
        </Toolbar.Button>
      }
    >
      <MenuItem onSelect={() => setHeading(editor, null)}>{t('paragraph')}</MenuItem>
      {levels.map((each) => (
        <MenuItem key={each} shortcut={'#'.repeat(each)} onSelect={() => setHeading(editor, each)}>
          {t(words[each])}
        </MenuItem>
      ))}
    </Menu>
  );
}
