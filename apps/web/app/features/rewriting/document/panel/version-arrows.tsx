import { findAlternatives } from '@inkstone/contracts/rewriting/rewrite';
import { ArrowLeftIcon, ArrowRightIcon, Button, IconButton, showToast } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import type { RunSentence } from '../run/run-state.ts';
import type { RunChoices } from './run-choices.ts';

export interface VersionArrowsProps {
  sentence: RunSentence;
  session: RewriteSession;
  choices: RunChoices;
}

/** Moves between the versions of a sentence, and requests more. */
export function VersionArrows({ sentence, session, choices }: VersionArrowsProps) {
  const t = useTranslations('rewrite');
  const errorText = useErrorText();
  const { id, versions, chosen, original } = sentence;
  const more = useMutation({
    mutationFn: () =>
      call(findAlternatives, {
        requestId: crypto.randomUUID(),
        sentence: original,
        mode: choices.mode,
        documentId: choices.documentId,
        known: versions.map(({ text }) => text),
        terms: [...choices.terms],
        unlocked: [...choices.unlocked],
      }),
    onSuccess: ({ alternatives }) => {
      if (alternatives.length === 0) showToast.info(t('noMoreVersions'));
      session.addVersions(id, alternatives);
    },
    onError: (error) => void showToast.warning(errorText(error)),
  });
  return (
    <div className="flex flex-wrap items-center gap-1 text-sm text-soft">
      {versions.length > 1 && (
        <>
          <IconButton
            size="small"
            label={t('previousVersion')}
            disabled={chosen === 0}
            onClick={() => session.choose(id, chosen - 1)}
          >
            <ArrowLeftIcon size={16} />
          </IconButton>
          <span className="tabular-nums">
            {t('versionOf', { place: chosen + 1, count: versions.length })}
          </span>
          <IconButton
            size="small"
            label={t('nextVersion')}
            disabled={chosen === versions.length - 1}
            onClick={() => session.choose(id, chosen + 1)}
          >
            <ArrowRightIcon size={16} />
          </IconButton>
        </>
      )}
      <Button
        size="small"
        kind="quiet"
        className="-ml-2"
        isBusy={more.isPending}
        onClick={() => more.mutate()}
      >
        {t('moreVersions')}
      </Button>
    </div>
  );
}
