import type { ReplyOf } from '@inkstone/contracts';
import { rewriteLimits } from '@inkstone/contracts/rewriting';
import { tryRewrite } from '@inkstone/contracts/rewriting/jobs';
import { countWords } from '@inkstone/proofread/client';
import { buttonClass, Notice, TextArea } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { useSession } from '../../../session/session.tsx';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import { SentenceDiff } from '../../../shared/rewriting/sentence-diff.tsx';
import { MeaningBadge, Reasons } from '../../../shared/rewriting/version-notes.tsx';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { contentId } from '../../../shell/skip-link.tsx';

type TrialReply = ReplyOf<typeof tryRewrite>;

const limit = rewriteLimits.trialWords;

/** Rewrites a short text without an account and shows it before and after. Nothing is stored. */
export function RewriteTrialPage() {
  const t = useTranslations('rewrite');
  const [text, setText] = useState('');
  const words = countWords(text);
  const rewrite = useMutation({ mutationFn: (sent: string) => call(tryRewrite, { text: sent }) });

  function submit(event: FormEvent) {
    event.preventDefault();
    rewrite.mutate(text);
  }

  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-8 pb-20 outline-none sm:px-6">
      <PageHead title={t('trialTitle')} description={t('trialLead', { limit })} listedAt="/newRewrite" />
      <h1 className="font-serif text-3xl font-semibold">{t('trialTitle')}</h1>
      <p className="mt-2 max-w-2xl text-soft">{t('trialLead', { limit })}</p>
      <Next />
      <form onSubmit={submit} className="mt-6 flex flex-col gap-3">
        <TextArea
          label={t('trialText')}
          placeholder={t('trialPlaceholder')}
          rows={8}
          lang=""
          value={text}
          maxLength={rewriteLimits.characters}
          onChange={(event) => setText(event.target.value)}
          error={words > limit ? t('trialTooLong', { limit }) : undefined}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton kind="primary" disabled={words === 0 || words > limit} isBusy={rewrite.isPending}>
            {t('trialRun')}
          </SubmitButton>
          <p className="text-sm text-soft tabular-nums">{t('trialWords', { count: words, limit })}</p>
        </div>
      </form>
      <div aria-live="polite" className="mt-8">
        {rewrite.error && <RunError error={rewrite.error} />}
        {rewrite.data && <BeforeAfter reply={rewrite.data} />}
      </div>
    </main>
  );
}

/** Links to continue after the trial. */
function Next() {
  const t = useTranslations('rewrite');
  const path = useLocalePath();
  const { isSignedIn } = useSession();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
      <span>{t('trialDocument')}</span>
      {isSignedIn ? (
        <>
          <Link className="underline underline-offset-4" to={path('/app')}>
            {t('trialDocuments')}
          </Link>
          <Link className="underline underline-offset-4" to={path('/newRewrite/fetchList')}>
            {t('trialHistory')}
          </Link>
        </>
      ) : (
        <Link className="underline underline-offset-4" to={path('/login')}>
          {t('trialSignIn')}
        </Link>
      )}
    </p>
  );
}

function BeforeAfter({ reply: { sentences, isLight } }: { reply: TrialReply }) {
  const t = useTranslations('rewrite');
  const changed = sentences.filter(({ state }) => state === 'rewritten');
  const after = sentences
    .map(({ state, text, original }) => (state === 'rewritten' ? text : original))
    .join('');
  const copy = useCopy(t('copied'));

  return (
    <div className="flex flex-col gap-5">
      {isLight && <p className="text-sm text-soft">{t('trialLight')}</p>}
      {changed.length === 0 && <Notice>{t('trialNothing')}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TextColumn title={t('trialBefore')} text={sentences.map(({ original }) => original).join('')} />
        <TextColumn title={t('trialAfter')} text={after}>
          <button
            type="button"
            className={buttonClass('secondary', 'small')}
            onClick={() => void copy(after)}
          >
            {t('copy')}
          </button>
        </TextColumn>
      </div>
      <ul aria-label={t('list')} className="flex flex-col gap-3">
        {changed.map(({ index, original, text, meaning, changes }) => (
          <li key={index} className="flex flex-col gap-1.5 rounded-lg border border-line bg-raised p-4">
            <p className="font-serif break-words">
              <SentenceDiff before={original.trim()} after={text.trim()} />
            </p>
            <div>
              <MeaningBadge meaning={meaning} />
            </div>
            {changes.length > 0 && <Reasons changes={changes} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TextColumnProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function TextColumn({ title, text, children }: TextColumnProps) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-raised p-4">
      <div className="flex min-h-8 items-center justify-between">
        <h2 className="font-serif text-lg font-semibold">{title}</h2>
        {children}
      </div>
      <p lang="" className="mt-2 font-serif break-words whitespace-pre-wrap">
        {text}
      </p>
    </section>
  );
}
