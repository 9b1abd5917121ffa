import type { GlossaryPlace, TermView } from '@inkstone/contracts/terms';
import { Badge, Button, IconButton, showToast, TrashIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useTermActions } from './use-terms.ts';

interface TermRowProps {
  place: GlossaryPlace;
  term: TermView;
  canEdit: boolean;
  onEdit: (term: TermView) => void;
}

/** One term: both forms, and its other properties below them. */
export function TermRow({ place, term, canEdit, onEdit }: TermRowProps) {
  const t = useTranslations('glossary');
  const errorText = useErrorText();
  const { remove, save } = useTermActions(place);
  const { zh, en } = term;
  const name = zh.preferred || en.preferred;
  const onError = (error: unknown) => showToast.error(errorText(error));
  const removeIt = () =>
    remove.mutate(term.id, {
      onError,
      onSuccess: () =>
        showToast.info(t('removed', { term: name }), {
          label: t('undo'),
          run: () => save.mutate({ id: null, term: contentOf(term) }, { onError }),
        }),
    });
  const line = (label: string, forms: readonly string[], language: 'zh' | 'en', isForbidden = false) =>
    forms.length > 0 && (
      <p className="text-sm break-words text-soft">
        {label}{' '}
        <span lang={language} className={isForbidden ? 'line-through decoration-bad/70' : undefined}>
          {forms.join(' · ')}
        </span>
      </p>
    );
  return (
    <li className="flex items-start gap-2 border-b border-line py-3">
      <div className="min-w-0 grow">
        <p className="grid gap-x-6 text-lg sm:grid-cols-2">
          <span lang="zh" className="font-serif font-semibold break-words">
            {zh.preferred || '—'}
          </span>
          <span lang="en" className="font-serif break-words">
            {en.preferred || '—'}
          </span>
        </p>
        {line(t('variants'), zh.variants, 'zh')}
        {line(t('variants'), en.variants, 'en')}
        {line(t('forbidden'), zh.forbidden, 'zh', true)}
        {line(t('forbidden'), en.forbidden, 'en', true)}
        {term.note !== '' && <p className="text-sm break-words whitespace-pre-line text-soft">{term.note}</p>}
        <p className="mt-1 flex flex-wrap gap-2 text-xs">
          <Badge>{t(`parts.${term.partOfSpeech}`)}</Badge>
          {term.caseSensitive && <Badge>{t('caseShort')}</Badge>}
        </p>
      </div>
      {canEdit && (
        <div className="flex shrink-0 items-center">
          <Button
            kind="quiet"
            size="small"
            aria-label={t('editTerm', { term: name })}
            onClick={() => onEdit(term)}
          >
            {t('edit')}
          </Button>
          <IconButton label={t('remove', { term: name })} onClick={removeIt}>
            <TrashIcon size={18} />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function contentOf({ zh, en, partOfSpeech, caseSensitive, note }: TermView) {
  return { zh, en, partOfSpeech, caseSensitive, note };
}
