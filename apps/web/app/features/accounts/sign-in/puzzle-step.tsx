import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { SliderPuzzle } from './slider-puzzle.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepError } from './step-props.ts';
import { VendorPuzzle } from './vendor-puzzle.tsx';
import { WordsPuzzle } from './words-puzzle.tsx';

/** Asks for a puzzle: a picture or, as an alternative, a question in words. */
export function PuzzleStep({ signIn, state }: StepProps) {
  const t = useTranslations('accounts');
  const { onTop } = useStepError(state.flow.error, []);
  const { puzzle } = state;
  if (!puzzle) return null;
  if (puzzle.kind === 'vendor') return <VendorStep signIn={signIn} state={state} puzzleId={puzzle.id} />;
  const isSlider = puzzle.kind === 'slider';
  return (
    <StepFrame
      heading={t(isSlider ? 'puzzleHeading' : 'wordsHeading')}
      intro={isSlider ? t('puzzleIntro') : `${puzzle.question}。`.replace(/([\w)])。$/, '$1.')}
      problem={onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => undefined}
    >
      {isSlider ? (
        <SliderPuzzle
          key={puzzle.id}
          puzzle={puzzle}
          isBusy={state.isBusy}
          onAnswer={(track) => void signIn.answerPuzzle({ track })}
        />
      ) : (
        <WordsPuzzle
          key={puzzle.id}
          puzzle={puzzle}
          isBusy={state.isBusy}
          onAnswer={(picks) => void signIn.answerPuzzle({ picks })}
        />
      )}
      <div className="-mx-3 flex flex-wrap justify-between gap-1">
        <Button kind="quiet" size="small" onClick={() => void signIn.anotherPuzzle(puzzle.kind)}>
          {t('puzzleAnother')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          onClick={() => void signIn.anotherPuzzle(isSlider ? 'words' : 'slider')}
        >
          {t(isSlider ? 'puzzleInWords' : 'puzzleAsPicture')}
        </Button>
      </div>
    </StepFrame>
  );
}

/** The check of a CAPTCHA vendor; it has no alternative in words. */
function VendorStep({ signIn, state, puzzleId }: StepProps & { puzzleId: string }) {
  const t = useTranslations('accounts');
  const { onTop } = useStepError(state.flow.error, []);
  return (
    <StepFrame
      heading={t('captchaHeading')}
      intro={t('captchaIntro')}
      problem={onTop}
      onBack={() => signIn.goBack()}
      onSubmit={() => undefined}
    >
      <VendorPuzzle
        key={puzzleId}
        puzzleId={puzzleId}
        action={state.flow.action}
        isBusy={state.isBusy}
        onAnswer={(vendor) => void signIn.answerPuzzle({ vendor })}
      />
      <div className="-mx-3">
        <Button kind="quiet" size="small" onClick={() => void signIn.anotherPuzzle('slider')}>
          {t('puzzleAnother')}
        </Button>
      </div>
    </StepFrame>
  );
}
