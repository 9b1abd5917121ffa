import { type newSlider as contract, type PuzzleView, puzzleMinutes } from '@inkstone/contracts/accounts';
import { composeWordQuestion } from '@inkstone/domain/accounts';
import { later, minute } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import type { CookieChange } from '../../platform/http/cookies.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { hashAddress } from './codes/secrets.ts';
import { knownDevice } from './device.ts';
import { limitWrongAnswers } from './puzzles/limit-wrong-answers.ts';
import { type Answer, insertPuzzle } from './puzzles/store.ts';
import { readAccountInput } from './read-account-input.ts';

/** A puzzle, and the device cookie for a new browser. */
export interface ShownPuzzle {
  readonly data: PuzzleView;
  readonly cookies: readonly CookieChange[];
}

/** Creates a puzzle for this browser and stores its answer. */
export const newSlider: UseCase<typeof contract, ShownPuzzle> = async (deps, who, input) => {
  const receiver = readAccountInput(input).name;
  const { deviceId, cookies } = knownDevice(deps, who.origin);
  const addressHash = hashAddress(deps.keys, who.origin.address);
  const puzzleId = deps.ids.next();
  const createdAt = deps.clock.now();
  await limitWrongAnswers(deps.db.sql, { addressHash }, createdAt);
  const expiresAt = later(createdAt, puzzleMinutes * minute);
  const frame = { id: puzzleId, expiresAt };
  const { answer, view } = await makePuzzle(deps, input.kind, who.origin.locale, frame);
  const puzzle = {
    puzzleId,
    receiver,
    action: input.action,
    deviceId,
    addressHash,
    answer,
    createdAt,
    expiresAt,
  };
  await insertPuzzle(deps.db.sql, puzzle);
  return { data: view, cookies };
};

interface Frame {
  readonly id: string;
  readonly expiresAt: number;
}

interface Puzzle {
  readonly answer: Answer;
  readonly view: PuzzleView;
}

/**
 * If a CAPTCHA vendor is configured, its check is the only kind of puzzle, because attackers would choose the easiest
 * kind.
 */
async function makePuzzle(
  deps: Pick<Deps, 'random' | 'captcha'>,
  kind: 'slider' | 'words',
  locale: Locale,
  frame: Frame,
): Promise<Puzzle> {
  if (deps.captcha) {
    const { vendor } = deps.captcha.widget;
    return { answer: { kind: 'vendor', vendor }, view: { kind: 'vendor', ...frame } };
  }
  return kind === 'slider' ? makeSlider(deps, frame) : makeQuestion(deps, locale, frame);
}

async function makeSlider(deps: Pick<Deps, 'random'>, frame: Frame): Promise<Puzzle> {
  const { drawSlider } = await import('./puzzles/draw-slider.ts');
  const { x, background, piece, ...sizes } = await drawSlider(deps.random);
  return {
    answer: { kind: 'slider', x },
    view: {
      kind: 'slider',
      ...frame,
      ...sizes,
      background: background.toString('base64'),
      piece: piece.toString('base64'),
    },
  };
}

function makeQuestion(deps: Pick<Deps, 'random'>, locale: Locale, frame: Frame): Puzzle {
  const language = locale === 'zh' || locale === 'zh-tw' ? 'zh' : 'en';
  const { question, words, answer } = composeWordQuestion(language, deps.random);
  return {
    answer: { kind: 'words', picks: answer },
    view: { kind: 'words', ...frame, question, words: [...words], picks: answer.length },
  };
}
