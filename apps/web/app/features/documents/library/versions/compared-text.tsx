import type { DocumentContent } from '@inkstone/contracts/documents/versions';
import { documentParts } from '@inkstone/contracts/sync';
import { Checkbox, SelectField } from '@inkstone/ui';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { MarkedChanges } from './marked-changes.tsx';
import { presentText, readText, useDifference } from './use-difference.ts';
import { useVersion } from './use-versions.ts';

export interface ComparedTextProps {
  content: DocumentContent;
  /** The id of the previous version. */
  before: string | null;
  context: WritingContext;
}

type Other = 'before' | 'present';

/** The text of a version, optionally with its differences from another text. */
export function ComparedText({ content, before, context }: ComparedTextProps) {
  const t = useTranslations('versions');
  const errors = useTranslations('errors');
  const [isComparing, setComparing] = useState(true);
  const [other, setOther] = useState<Other>(before ? 'before' : 'present');
  const { documentId, document, editor } = context;
  const earlier = useVersion(documentId, isComparing && other === 'before' ? before : null);

  const text = useMemo(() => readText(content), [content]);
  const old = useMemo(() => {
    if (!isComparing) return null;
    if (other === 'before') return earlier.data ? readText(earlier.data.content) : null;
    return presentText(editor, document.doc.getText(documentParts.title).toString());
  }, [isComparing, other, earlier.data, editor, document]);
  const difference = useDifference(old, text);

  if (!text) {
    return (
      <p role="alert" className="text-bad">
        {errors('version_unreadable')}
      </p>
    );
  }
  const choices = [
    ...(before ? [{ value: 'before' as const, label: t('withBefore') }] : []),
    { value: 'present' as const, label: t('withPresent') },
  ];
  return (
    <MarkedChanges
      difference={difference}
      isComparing={isComparing}
      legend={other === 'before' ? [t('addedThen'), t('removedThen')] : [t('comesBack'), t('goesAway')]}
    >
      <Checkbox
        label={t('showChanges')}
        checked={isComparing}
        onChange={(event) => setComparing(event.target.checked)}
      />
      {isComparing && (
        <div className="max-sm:w-full sm:w-80">
          <SelectField
            label={t('compareWith')}
            isLabelHidden
            value={other}
            choices={choices}
            onChange={setOther}
          />
        </div>
      )}
    </MarkedChanges>
  );
}
