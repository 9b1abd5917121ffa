import {
  type ArticleContentInput,
  type EditedArticle,
  type RevisionRow,
  readRevision,
  rollBackArticle,
} from '@inkstone/contracts/staff/content';
import { cleanBody } from '@inkstone/domain/content';
import { diffBodies } from '@inkstone/domain/documents/versions';
import { drawBody } from '@inkstone/editor/versions';
import { type Locale, locales } from '@inkstone/phrases';
import { Badge, Button, Dialog, Spinner, showToast } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { useLanguageNames } from './language-names.ts';
import type { ArticleDraft } from './use-article.ts';
import '@inkstone/editor/editor.css';

export interface RevisionListProps {
  article: EditedArticle;
  draft: ArticleDraft;
  language: Locale;
  mayChange: boolean;
}

/** The revisions of an article. Each can be compared with the draft and restored. */
export function RevisionList({ article, draft, language, mayChange }: RevisionListProps) {
  const t = useTranslations('staff-content');
  const moment = useMoment();
  const [task, setTask] = useState<{
    readonly kind: 'compare' | 'rollBack';
    readonly row: RevisionRow;
  } | null>(null);
  const close = () => setTask(null);
  return (
    <section aria-labelledby="revisions">
      <h2 id="revisions" className="pb-2 font-semibold">
        {t('revisions')}
      </h2>
      <ul className="max-h-96 overflow-y-auto border-t border-line">
        {article.revisions.map((row) => (
          <li key={row.revision} className="border-b border-line py-2 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium tabular-nums">{t('revision', { number: row.revision })}</span>
              {row.revision === draft.condition.liveRevision && <Badge tone="good">{t('live')}</Badge>}
              {row.revision === draft.condition.nextRevision && (
                <Badge tone="note">{t('state_scheduled')}</Badge>
              )}
            </p>
            <p className="text-faint">
              {moment(row.savedAt)}
              {row.savedBy === null && ` · ${t('byProduct')}`}
              {row.repeats !== null && ` · ${t('repeats', { number: row.repeats })}`}
            </p>
            <div className="mt-1 flex flex-wrap gap-1">
              <Button
                size="small"
                kind="quiet"
                className="min-h-11"
                onClick={() => setTask({ kind: 'compare', row })}
              >
                {t('compare')}
              </Button>
              {mayChange && row.revision !== draft.condition.revision && (
                <Button
                  size="small"
                  kind="quiet"
                  className="min-h-11"
                  aria-label={t('rollBackTo', { number: row.revision })}
                  onClick={() => setTask({ kind: 'rollBack', row })}
                >
                  {t('rollBack')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {task?.kind === 'rollBack' && (
        <StaffActionDialog
          title={t('rollBackTo', { number: task.row.revision })}
          description={t(draft.condition.state === 'published' ? 'rollBackHintLive' : 'rollBackHint')}
          confirmLabel={t('rollBack')}
          wantsReason={false}
          run={async () => {
            const version = await draft.save();
            await call(rollBackArticle, { id: article.id, version, revision: task.row.revision });
          }}
          onDone={() => showToast.success(t('rolledBack'))}
          onClose={close}
        />
      )}
      {task?.kind === 'compare' && (
        <CompareDialog
          id={article.id}
          row={task.row}
          content={draft.content}
          language={language}
          onClose={close}
        />
      )}
    </section>
  );
}

interface CompareProps {
  id: string;
  row: RevisionRow;
  content: ArticleContentInput;
  language: Locale;
  onClose: () => void;
}

/** Shows the differences between a revision and the draft, in one language. */
function CompareDialog({ id, row, content, language, onClose }: CompareProps) {
  const t = useTranslations('staff-content');
  const errorText = useErrorText();
  const [old, setOld] = useState<ArticleContentInput | null>(null);
  const [error, setError] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per dialog.
  useEffect(() => {
    call(readRevision, { id, revision: row.revision }).then(
      (reply) => setOld(reply.content),
      (failure) => setError(errorText(failure)),
    );
  }, [id, row.revision]);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('compareWith', { number: row.revision })}
      description={t('compareHint')}
      closeLabel={t('close')}
      className="max-w-3xl!"
    >
      {error && <p className="text-bad">{error}</p>}
      {!old && !error && <Spinner />}
      {old && <Difference old={old} fresh={content} language={language} />}
    </Dialog>
  );
}

interface DifferenceProps {
  old: ArticleContentInput;
  fresh: ArticleContentInput;
  language: Locale;
}

function Difference({ old, fresh, language }: DifferenceProps) {
  const t = useTranslations('staff-content');
  const host = useRef<HTMLDivElement>(null);
  const [before, after] = [old.texts[language], fresh.texts[language]];
  const names = useLanguageNames();
  const words = t('formatChanged');
  const others = locales.filter((locale) => locale !== language && !isSameText(old, fresh, locale));
  useEffect(() => {
    // The editor adds attributes that a stored body omits.
    const drawn = drawBody(diffBodies(cleanBody(before?.body), cleanBody(after?.body)), words);
    host.current?.replaceChildren(drawn.content);
  }, [before, after, words]);
  return (
    <>
      {others.length > 0 && <p className="text-sm">{t('differsElsewhere', { languages: names(others) })}</p>}
      {isSameText(old, fresh, language) && <p className="text-sm text-soft">{t('noDifference')}</p>}
      <div lang={languageTags[language]} className="compared pb-4">
        <Line label={t('articleTitle')} before={before?.title ?? ''} after={after?.title ?? ''} />
        <Line label={t('summary')} before={before?.summary ?? ''} after={after?.summary ?? ''} />
        <div ref={host} className="compared sheet mt-4" />
      </div>
    </>
  );
}

/** Whether two versions have the same text in a language. */
function isSameText(old: ArticleContentInput, fresh: ArticleContentInput, language: Locale): boolean {
  const [before, after] = [old, fresh].map(({ texts }) => {
    const { title = '', summary = '', body } = texts[language] ?? {};
    return JSON.stringify([title, summary, cleanBody(body)]);
  });
  return before === after;
}

function Line({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <p className="mt-2">
      <span className="block text-sm text-faint">{label}</span>
      {before === after && after}
      {before !== after && before !== '' && <del data-change="removed">{before}</del>}{' '}
      {before !== after && after !== '' && <ins data-change="added">{after}</ins>}
    </p>
  );
}
