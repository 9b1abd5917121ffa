import type { Editor } from '@inkstone/editor';
import { changeTable, insertTable } from '@inkstone/editor/commands';
import { Menu, MenuItem, MenuSeparator } from '@inkstone/ui';
import { Toolbar } from 'radix-ui';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';
import { TableIcon } from './icons.tsx';
import { ToolButton, toolClass } from './tool-button.tsx';

const additions = [
  ['rowAbove', 'tableRowAbove'],
  ['rowBelow', 'tableRowBelow'],
  ['columnLeft', 'tableColumnLeft'],
  ['columnRight', 'tableColumnRight'],
] as const;

const removals = [
  ['deleteRow', 'tableDeleteRow'],
  ['deleteColumn', 'tableDeleteColumn'],
  ['deleteTable', 'tableDelete'],
] as const;

/** Inserts a table; inside one, changes its rows and columns. */
export function TableButton({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const isInside = useEditorValue(editor, (current) => current.isActive('table'));
  if (!isInside) {
    return (
      <ToolButton label={t('table')} onPress={() => insertTable(editor)}>
        <TableIcon />
      </ToolButton>
    );
  }
  return (
    <Menu
      trigger={
        <Toolbar.Button aria-label={t('table')} title={t('table')} aria-pressed className={toolClass}>
          <TableIcon />
        </Toolbar.Button>
      }
    >
      {additions.map(([change, words]) => (
        <MenuItem key={change} onSelect={() => changeTable(editor, change)}>
          {t(words)}
        </MenuItem>
      ))}
      <MenuSeparator />
      {removals.map(([change, words]) => (
        <MenuItem key={change} onSelect={() => changeTable(editor, change)} isDangerous>
          {t(words)}
        </MenuItem>
      ))}
    </Menu>
  );
}
