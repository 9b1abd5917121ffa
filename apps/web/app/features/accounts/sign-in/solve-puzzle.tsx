import {
  type CodeAction,
  newSlider,
  solveSlider,
  type TrackPoint,
  type VendorAnswer,
} from '@inkstone/contracts/accounts';
import { Button, Notice, Skeleton } from '@inkstone/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, quietCall } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { SliderPuzzle } from './slider-puzzle.tsx';
import { VendorPuzzle } from './vendor-puzzle.tsx';
import { WordsPuzzle } from './words-puzzle.tsx';

export interface SolvePuzzleProps {
  /** The number or address to which the code will be sent. */
  account: string;
  action: CodeAction;
  onPass: (slider: string) => void;
}

/**
 * A puzzle outside the sign-in flow: requests one, checks the answer, and requests another after a wrong
 * answer.
 */
export function SolvePuzzle({ account, action, onPass }: SolvePuzzleProps) {
  const t = useTranslations('accounts');
  const errorText = useErrorText();
  const [kind, setKind] = useState<'slider' | 'words'>('slider');
  const drawn = useQuery({
    queryKey: ['accounts', 'puzzle', account, action, kind],
    queryFn: () => quietCall(newSlider, { account, action, kind }),
    // Each puzzle is valid once, so a cached one cannot be reused.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const solve = useMutation({
    mutationFn: (answer: { track: TrackPoint[] } | { picks: number[] } | { vendor: VendorAnswer }) =>
      call(solveSlider, { id: drawn.data?.id ?? '', ...answer }),
    onSuccess: ({ slider }) => onPass(slider),
    onError: () => void drawn.refetch(),
  });
  const failure = solve.error ?? drawn.error;
  const puzzle = drawn.data;
  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <Notice tone="bad" role="alert">
          {errorText(failure)}
        </Notice>
      )}
      {!puzzle && !drawn.error && <Skeleton className="h-48" />}
      {puzzle?.kind === 'slider' && (
        <>
          <p className="text-sm text-soft">{t('puzzleIntro')}</p>
          <SliderPuzzle
            key={puzzle.id}
            puzzle={puzzle}
            isBusy={solve.isPending}
            onAnswer={(track) => solve.mutate({ track })}
          />
        </>
      )}
      {puzzle?.kind === 'words' && (
        <>
          <p className="text-sm text-soft">{puzzle.question}</p>
          <WordsPuzzle
            key={puzzle.id}
            puzzle={puzzle}
            isBusy={solve.isPending}
            onAnswer={(picks) => solve.mutate({ picks })}
          />
        </>
      )}
      {puzzle?.kind === 'vendor' && (
        <>
          <p className="text-sm text-soft">{t('captchaIntro')}</p>
          <VendorPuzzle
            key={puzzle.id}
            puzzleId={puzzle.id}
            action={action}
            isBusy={solve.isPending}
            onAnswer={(vendor) => solve.mutate({ vendor })}
          />
        </>
      )}
      <div className="-mx-3 flex flex-wrap justify-between gap-1">
        <Button kind="quiet" size="small" onClick={() => void drawn.refetch()}>
          {t('puzzleAnother')}
        </Button>
        {puzzle?.kind !== 'vendor' && (
          <Button kind="quiet" size="small" onClick={() => setKind(kind === 'slider' ? 'words' : 'slider')}>
            {t(kind === 'slider' ? 'puzzleInWords' : 'puzzleAsPicture')}
          </Button>
        )}
      </div>
    </div>
  );
}
