import { hashText } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread';
import { CheckService, type CheckSource, type OnFindings } from '../checking/index.ts';

/** A source for tests that finds given words and answers on command. */
export interface WordChecker {
  readonly service: CheckService;
  /** Requested texts, in order. */
  readonly requested: string[];
  /** Holds answers back, or releases them (the default). */
  hold(isHeld: boolean): void;
  /** Sends further findings for a text that is still being checked, like a second engine. */
  improve(text: string, words: Readonly<Record<string, string>>): void;
  /** Delays the end of every check: the first findings are sent, but more may follow. */
  delayEnd(isDelayed: boolean): void;
  /** Makes every check fail until called with false. */
  fail(isFailing: boolean): void;
}

/** Creates a service with one source that finds `words`. */
export function createWordChecker(words: Readonly<Record<string, string>>): WordChecker {
  let isFailing = false;
  const answers = createGate();
  const ends = createGate();
  const reported = new Map<string, (lints: readonly Lint[]) => void>();
  const requested: string[] = [];

  async function check(texts: readonly string[], onFindings: OnFindings): Promise<null[]> {
    requested.push(...texts);
    await answers.passed();
    if (isFailing) throw new Error('the checker is away');
    for (const [i, text] of texts.entries()) {
      reported.set(text, (lints) => onFindings(i, lints));
      onFindings(i, findWords(text, words));
    }
    await ends.passed();
    return texts.map(() => null);
  }

  const source: CheckSource = {
    name: 'words',
    isRemote: false,
    after: 0,
    batchLength: 4000,
    batchesAtOnce: 2,
    needs: () => true,
    check,
    lackOf: () => 'everything',
  };
  return {
    service: new CheckService({ sources: [source] }),
    requested,
    hold: answers.close,
    delayEnd: ends.close,
    improve: (text, more) => reported.get(text)?.(findWords(text, { ...words, ...more })),
    fail(failing) {
      isFailing = failing;
    },
  };
}

/** Creates a gate that can be closed temporarily. */
function createGate() {
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  return {
    passed: () => gate,
    close(isClosed: boolean) {
      open();
      if (!isClosed) return;
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
  };
}

/** The findings of a text: every occurrence of the words. */
export function findWords(text: string, words: Readonly<Record<string, string>>): Lint[] {
  const found: Lint[] = [];
  for (const [word, replacement] of Object.entries(words)) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      found.push(lintOf(word, replacement, at, text));
    }
  }
  return found;
}

function lintOf(original: string, replacement: string, start: number, text: string): Lint {
  const ruleId = `test/${original}`;
  return {
    id: hashText(`${ruleId}${text}${start}`),
    ruleId,
    span: { start, end: start + original.length },
    original,
    replacements: [replacement],
    credible: 0.9,
    severity: 'error',
    category: 'spelling',
    language: 'en',
    brief: { key: 'test', params: {} },
    full: { key: 'test', params: {} },
    source: 'rule',
  };
}
