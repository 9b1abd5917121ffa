import type { Editor } from '@inkstone/editor';
import { changeTable } from '@inkstone/editor/commands';
import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useEditorValue } from '../../../shared/proofreading/use-editor.ts';

const changes = [
  ['rowAbove', 'tableRowAbove'],
  ['rowBelow', 'tableRowBelow'],
  ['columnLeft', 'tableColumnLeft'],
  ['columnRight', 'tableColumnRight'],
  ['deleteRow', 'tableDeleteRow'],
  ['deleteColumn', 'tableDeleteColumn'],
  ['deleteTable', 'tableDelete'],
] as const;

/** Changes the table that contains the caret. Renders nothing outside of tables. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useTranslations('writing');
  const isInside = useEditorValue(editor, (current) => current.isActive('table'));
  if (!isInside) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('table')}
      className="mt-1 flex flex-wrap gap-1 border-t border-line pt-1 *:shrink-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1"
      onMouseDown={(event) => event.preventDefault()}
    >
      {changes.map(([change, words]) => (
        <Button key={change} size="small" kind="quiet" onClick={() => changeTable(editor, change)}>
          {t(words)}
        </Button>
      ))}
    </div>
  );
}
