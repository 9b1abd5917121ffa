import type { WordView } from '@inkstone/contracts/assist/word-list';
import { isBareWord } from '@inkstone/domain/assist/word-list';
import { Button, classNames, Dialog, Spinner, showToast } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { readDueWords, useWordActions } from './use-words.ts';

/**
 * A round of flash cards: a sentence with a gap, then the word, then the question whether the user knew it. Words without a
 * sentence are shown directly.
 */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('words');
  const { cards, answer, close } = useRound(onClose);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const card = cards?.[0];
  const isShown = isAnswerShown || (card !== undefined && isBareWord(card));

  function settle(isKnown: boolean) {
    setAnswerShown(false);
    answer(isKnown);
  }

  useKeys(
    card
      ? isShown
        ? {
            '1': () => settle(false),
            '2': () => settle(true),
            ArrowLeft: () => settle(false),
            ArrowRight: () => settle(true),
          }
        : { ' ': () => setAnswerShown(true) }
      : {},
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('reviewTitle')}
      {...(card && { description: t('left', { count: cards.length }) })}
      closeLabel={t('close')}
      actions={
        !card ? (
          <Button onClick={close}>{t('close')}</Button>
        ) : isShown ? (
          <>
            <Button onClick={() => settle(false)}>{t('unknown')} (1)</Button>
            <Button kind="primary" autoFocus onClick={() => settle(true)}>
              {t('known')} (2)
            </Button>
          </>
        ) : (
          <Button kind="primary" autoFocus onClick={() => setAnswerShown(true)}>
            {t('show')}
          </Button>
        )
      }
    >
      <div aria-live="polite" className="min-h-28">
        {cards === null ? <Spinner /> : card ? <Card word={card} isShown={isShown} /> : <p>{t('done')}</p>}
      </div>
    </Dialog>
  );
}

function Card({ word: card, isShown }: { word: WordView; isShown: boolean }) {
  const t = useTranslations('words');
  const locale = useLocale();
  const { word, language, wrong, before, behind } = card;
  const hasExample = before !== '' || behind !== '';
  return (
    <div lang={language}>
      <p className="font-serif text-lg break-words">
        {before}
        {isShown ? (
          <strong className={classNames('font-semibold', !isBareWord(card) && 'text-good')}>{word}</strong>
        ) : (
          <span className="inline-block min-w-16 border-b-2 border-edge text-center">
            <span className="sr-only">{t('gap')}</span>
            {'\u00a0'}
          </span>
        )}
        {behind}
      </p>
      {isBareWord(card) && (
        <p className="mt-2 text-sm text-soft" lang={locale}>
          {t('knowIt')}
        </p>
      )}
      {wrong !== '' && (isShown || !hasExample) && (
        <p className="mt-2 text-sm text-soft">
          {t('insteadOf')} <del className="decoration-bad/70">{wrong}</del>
        </p>
      )}
    </div>
  );
}

/** The remaining cards. A card that was not known is repeated in another round. */
function useRound(onClose: () => void) {
  const errorText = useErrorText();
  const { review, refresh } = useWordActions();
  const [cards, setCards] = useState<readonly WordView[] | null>(null);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is read once, when it begins.
  useEffect(() => {
    readDueWords()
      .then(setCards)
      .catch((error) => {
        showToast.error(errorText(error));
        onClose();
      });
  }, []);
  return {
    cards,
    answer(isKnown: boolean) {
      const [card, ...left] = cards ?? [];
      if (!card) return;
      setCards(left);
      const answered = review
        .mutateAsync({ word: card.word, isKnown })
        .catch((error) => showToast.error(errorText(error)));
      sent.current = Promise.all([sent.current, answered]);
    },
    close() {
      // The list is read again when the server has all answers.
      void sent.current.then(refresh);
      onClose();
    },
  };
}

function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = keys[event.key];
      // A button handles the space key itself.
      if (!run || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
}
