import type { RewriteMode } from '@inkstone/contracts/rewriting';
import { Button, type Choice, EmptyState, RadioGroup, Spinner } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { PlansLink } from '../../../../shared/plans-link.tsx';
import { useEditorValue } from '../../../../shared/proofreading/use-editor.ts';
import { RunError } from '../../../../shared/rewriting/run-error.tsx';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { rewriteRequest } from '../run/rewrite-request.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import { LockList } from './lock-list.tsx';
import type { RunChoices } from './run-choices.ts';
import { type PreparedRewrite, type RewritePreparation, type Scope, usePrepared } from './use-prepared.ts';

export interface RunSetupProps {
  context: WritingContext;
  session: RewriteSession;
  choices: RunChoices;
  scope: Scope | null;
  onChange: (choices: RunChoices) => void;
  onScope: (scope: Scope) => void;
}

/** Options of a run: mode, scope and locks, with the price. */
export function RunSetup({ context, session, choices, scope: chosen, onChange, onScope }: RunSetupProps) {
  const t = useTranslations('rewrite');
  const { editor } = context;
  const isSelected = useEditorValue(editor, ({ state }) => !state.selection.empty);
  const scope = isSelected ? (chosen ?? 'selection') : 'document';
  const prepared = usePrepared(context, scope, choices.terms);
  const { reply, range, unlocked } = prepared;
  const mode = reply?.modes.some((one) => one.mode === choices.mode && !one.absence) ? choices.mode : 'basic';

  const scopes: readonly Choice<Scope>[] = [
    { value: 'selection', label: t('scopeSelection') },
    { value: 'document', label: t('scopeDocument') },
  ];

  function run() {
    const settled = { ...choices, mode, unlocked };
    onChange(settled);
    session.start(rewriteRequest({ ...settled, text: range.text }, range));
  }

  if (!/[\p{L}\p{N}]/u.test(range.text)) {
    return (
      <EmptyState title={t('emptyTitle')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
      {isSelected && <RadioGroup label={t('scope')} value={scope} choices={scopes} onChange={onScope} />}
      {reply && (
        <Modes modes={reply.modes} value={mode} onChange={(next) => onChange({ ...choices, mode: next })} />
      )}
      <LockList
        editor={editor}
        locks={prepared.locks}
        unlocked={unlocked}
        onTerm={(term) => onChange({ ...choices, terms: [...new Set([...choices.terms, term])] })}
      />
      {prepared.error ? <RunError error={prepared.error} /> : <Price prepared={prepared} />}
      <Button kind="primary" disabled={!reply || reply.price === 0 || reply.left === 0} onClick={run}>
        {t('run')}
      </Button>
    </div>
  );
}

interface ModesProps {
  modes: PreparedRewrite['modes'];
  value: RewriteMode;
  onChange: (mode: RewriteMode) => void;
}

/** The available modes, and why others are not available. */
function Modes({ modes, value, onChange }: ModesProps) {
  const t = useTranslations('rewrite');
  const absence = modes.find((one) => one.absence)?.absence;
  const choices = modes
    .filter((one) => !one.absence)
    .map(({ mode, isLight }) => ({
      value: mode,
      label: t(mode),
      hint: t(isLight ? 'lightHint' : `${mode}Hint`),
    }));
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup label={t('mode')} value={value} choices={choices} onChange={onChange} />
      {absence && <p className="text-sm text-soft">{t(absence === 'off' ? 'absentOff' : 'absentDown')}</p>}
    </div>
  );
}

function Price({ prepared: { reply } }: { prepared: RewritePreparation }) {
  const t = useTranslations('rewrite');
  if (!reply) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-soft">
        <Spinner />
        {t('preparing')}
      </p>
    );
  }
  const { price, left } = reply;
  return (
    <div role="status" className="text-sm">
      <p className="font-medium tabular-nums">
        {left === null ? t('priceUnlimited', { price }) : t('price', { price, left })}
      </p>
      {left === 0 ? (
        <NoWords />
      ) : (
        <p className="text-soft">
          {left !== null && price > left ? t('priceShort', { price, left }) : t('priceHint')}
        </p>
      )}
    </div>
  );
}

/** Explains why the button is disabled, and how to get more words. */
function NoWords() {
  const t = useTranslations('rewrite');
  const common = useTranslations('common');
  return (
    <p className="text-soft">
      {t('priceNone')} <PlansLink to="plans">{common('limitPlans')}</PlansLink>
    </p>
  );
}
