import { readGeneration } from '@inkstone/contracts/generation';
import type { ReviseTone, ReviseTool, RewriteEvent } from '@inkstone/contracts/rewriting';
import { reviseTones } from '@inkstone/contracts/rewriting';
import { followRevise, type OwnAction } from '@inkstone/contracts/rewriting/revise';
import { followRewrite, prepareRewrite } from '@inkstone/contracts/rewriting/rewrite';
import { Button, ChevronDownIcon, Menu, MenuItem, MenuSeparator, PlusIcon, Spinner } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall, stream } from '../../../../platform/call.ts';
import { RunError } from '../../../../shared/rewriting/run-error.tsx';
import { useTranslationState } from '../../../../shared/translation/use-translation-state.ts';
import { addTermToolId, type WritingContext } from '../../../../shared/writing-tool.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import { ActionForm } from './action-form.tsx';
import { translateTool, translationEvents } from './translation-events.ts';
import { useActions } from './use-actions.ts';
import type { ShownTarget } from './use-shown-target.ts';

export interface ToolButtonsProps {
  context: WritingContext;
  session: RewriteSession;
  target: ShownTarget;
  /** Returns, once, the digit that was pressed before the buttons were rendered. */
  takeDigit: () => string | null;
  onContinue: () => void;
  onLeave: () => void;
}

const toneLabels = {
  formal: 'toneFormal',
  friendly: 'toneFriendly',
  concise: 'toneConcise',
  confident: 'toneConfident',
  neutral: 'toneNeutral',
} as const satisfies Record<ReviseTone, string>;

const plainTools = ['polish', 'shorten', 'expand'] as const;

/** The tools for selected text, which digits select. Without a model, only light rewriting is offered, with the reason. */
export function ToolButtons({ context, session, target, takeDigit, onContinue, onLeave }: ToolButtonsProps) {
  const t = useTranslations('rewrite');
  const bar = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<Pick<OwnAction, 'id' | 'name' | 'prompt'> | null>(null);
  const { text } = target.range;
  const { data, error } = useQuery({
    queryKey: ['rewrite', 'prepare', context.documentId, text, [], []],
    queryFn: () => quietCall(prepareRewrite, { text, documentId: context.documentId }),
    retry: false,
  });
  const generation = useQuery({
    queryKey: ['generation'],
    queryFn: () => quietCall(readGeneration, {}),
    retry: false,
  });
  const isReady = data !== undefined && !generation.isPending;
  const takesFocus = isReady && target.byKey;
  useEffect(() => {
    if (error) takeDigit();
    if (!takesFocus) return;
    bar.current?.querySelector('button')?.focus();
    chooseByDigit(bar.current, takeDigit());
  }, [takesFocus, takeDigit, error]);

  const { revise, rewrite, translate } = startersOf({ context, session, target });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onLeave();
    else if (!chooseByDigit(bar.current, event.key)) return;
    event.preventDefault();
  }

  if (edited) return <ActionForm action={edited} onClose={() => setEdited(null)} />;
  if (error) {
    return (
      <div className="p-2">
        <RunError error={error} />
      </div>
    );
  }
  if (!isReady) return <Preparing />;
  const absence = data.reviseAbsence;
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      onKeyDown={onKeyDown}
      className="p-1.5"
    >
      {absence ? (
        <LightTools absence={absence} onRewrite={rewrite} onTranslate={translate} />
      ) : (
        <div className="flex flex-wrap">
          {plainTools.map((tool, i) => (
            <Button key={tool} data-tool={i + 1} size="small" kind="quiet" onClick={() => revise(tool)}>
              {t(tool)}
            </Button>
          ))}
          <ToneMenu onTone={(tone) => revise('tone', { tone })} />
          {generation.data?.continue.absence === null && (
            <Button data-tool={5} size="small" kind="quiet" onClick={onContinue}>
              {t('continue')}
            </Button>
          )}
          <OwnActions onRun={({ prompt }) => revise('own', { prompt })} onEdit={setEdited} />
          <TranslateButton digit={7} onTranslate={translate} />
        </div>
      )}
      <AddTermButton context={context} />
    </div>
  );
}

interface LightToolsProps {
  /** `off`: the server has no model. `down`: the model does not answer. */
  absence: 'off' | 'down';
  onRewrite: () => void;
  onTranslate: () => void;
}

/** Lists the tools that work without a model, and explains why the others are missing. */
function LightTools({ absence, onRewrite, onTranslate }: LightToolsProps) {
  const t = useTranslations('rewrite');
  return (
    <>
      <Button data-tool={1} size="small" kind="quiet" onClick={onRewrite}>
        {t('light')}
      </Button>
      <TranslateButton digit={2} onTranslate={onTranslate} />
      <p className="mt-1 max-w-80 px-3 pb-2 text-sm text-soft">
        {t(absence === 'off' ? 'selectionAbsentOff' : 'selectionAbsentDown')}
      </p>
    </>
  );
}

/** The functions that start a tool on the selected text. */
function startersOf({ context, session, target }: Pick<ToolButtonsProps, 'context' | 'session' | 'target'>) {
  const { documentId } = context;
  const { text } = target.range;
  const start = (tool: string, events: (jobId: string, signal: AbortSignal) => AsyncIterable<RewriteEvent>) =>
    session.start({ tool, range: target.range, events });
  const revise = (tool: ReviseTool, more: { tone?: ReviseTone; prompt?: string } = {}) =>
    start(tool, (jobId, signal) => stream(followRevise, { jobId, text, tool, documentId, ...more }, signal));
  const rewrite = () =>
    start('basic', (jobId, signal) =>
      stream(followRewrite, { jobId, text, mode: 'basic', documentId }, signal),
    );
  const translate = () =>
    start(translateTool, (jobId, signal) => translationEvents({ jobId, text, documentId, signal }));
  return { revise, rewrite, translate };
}

function ToneMenu({ onTone }: { onTone: (tone: ReviseTone) => void }) {
  const t = useTranslations('rewrite');
  return (
    <Menu trigger={<MenuButton digit={4} label={t('tone')} />}>
      {reviseTones.map((tone) => (
        <MenuItem key={tone} onSelect={() => onTone(tone)}>
          {t(toneLabels[tone])}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Renders nothing if translation has no model. */
function TranslateButton({ digit, onTranslate }: { digit: number; onTranslate: () => void }) {
  const t = useTranslations('rewrite');
  const state = useTranslationState();
  if (state?.absence !== null) return null;
  return (
    <Button data-tool={digit} size="small" kind="quiet" onClick={onTranslate}>
      {t('translate')}
    </Button>
  );
}

/** Renders nothing if no text is selected. */
function AddTermButton({ context }: Pick<ToolButtonsProps, 'context'>) {
  const t = useTranslations('rewrite');
  if (context.editor.state.selection.empty) return null;
  return (
    <Button size="small" kind="quiet" onClick={() => context.openTool(addTermToolId)}>
      {t('addTerm')}
    </Button>
  );
}

function Preparing() {
  const t = useTranslations('rewrite');
  return (
    <div role="status" className="p-3">
      <Spinner />
      <span className="sr-only">{t('preparing')}</span>
    </div>
  );
}

/** Presses the button of a digit key, if there is one; returns false for other keys. */
function chooseByDigit(bar: HTMLElement | null, key: string | null): boolean {
  if (key === null || !/^[1-7]$/.test(key)) return false;
  const button = bar?.querySelector<HTMLElement>(`[data-tool="${key}"]`);
  button?.focus();
  // Menus open on pointer and key events, not on a click dispatched by a script.
  if (button?.getAttribute('aria-haspopup')) {
    button.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  } else button?.click();
  return true;
}

interface OwnActionsProps {
  onRun: (action: OwnAction) => void;
  onEdit: (action: Pick<OwnAction, 'id' | 'name' | 'prompt'>) => void;
}

function OwnActions({ onRun, onEdit }: OwnActionsProps) {
  const t = useTranslations('rewrite');
  const actions = useActions();
  return (
    <Menu trigger={<MenuButton digit={6} label={t('actions')} />}>
      {actions.map((action) => (
        <MenuItem key={action.id} onSelect={() => onRun(action)}>
          {action.name}
        </MenuItem>
      ))}
      {actions.length > 0 && <MenuSeparator />}
      {actions.map((action) => (
        <MenuItem key={`edit-${action.id}`} onSelect={() => onEdit(action)}>
          {t('actionEdit', { name: action.name })}
        </MenuItem>
      ))}
      <MenuItem
        icon={<PlusIcon />}
        onSelect={() => onEdit({ id: crypto.randomUUID(), name: '', prompt: '' })}
      >
        {t('actionNew')}
      </MenuItem>
    </Menu>
  );
}

/** The trigger of a menu; the menu adds its properties. */
function MenuButton({ digit, label, ...rest }: { digit: number; label: string }) {
  return (
    <Button data-tool={digit} size="small" kind="quiet" {...rest}>
      {label}
      <ChevronDownIcon size={14} />
    </Button>
  );
}
