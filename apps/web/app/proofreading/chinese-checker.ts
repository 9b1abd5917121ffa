import type { Call } from '@inkstone/contracts';
import { listEngines } from '@inkstone/contracts/assist';
import type { TextChecker } from '@inkstone/editor/lints';
import type { Lint } from '@inkstone/proofread';
import { carryOver, isEditOf } from './carry-over.ts';
import { createServerChecker } from './server-checker.ts';

/** How long nothing must have been typed, in ms, before the server is asked. */
const pause = 700;

/** What the language model says; the server's other findings are this browser's own. */
const modelRules: ReadonlySet<string> = new Set(['zh.wrong-character', 'zh.wrong-word', 'zh.de']);
const han = /\p{Script=Han}/u;

interface Waiting {
  readonly texts: readonly string[];
  readonly resolve: (lints: (readonly Lint[])[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Asks the server's language model about Chinese, where it has one: after a pause in typing, all that changed
 * meanwhile in one request, and of a text that was edited again only the last form.
 */
export function createChineseChecker(call: Call, { after = pause } = {}): TextChecker {
  const server = createServerChecker(call, { language: 'zh' });
  let hasModel: Promise<boolean> | undefined;
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askForModel(): Promise<boolean> {
    hasModel ??= call(listEngines, {}).then(
      ({ engines }) => engines.some(({ id, state }) => id === 'chinese-model' && state === 'ready'),
      (error) => {
        // The next text asks again: the line may be back.
        hasModel = undefined;
        throw error;
      },
    );
    return hasModel;
  }

  async function ask(): Promise<void> {
    const asked = waiting;
    waiting = [];
    const texts = newest(asked.map((one) => one.texts));
    try {
      const results = await server.check(texts);
      const found = new Map(texts.map((text, i) => [text, (results[i] ?? []).filter(isFromModel)]));
      for (const one of asked)
        one.resolve(one.texts.map((text) => found.get(text) ?? foundLater(text, found)));
    } catch (error) {
      for (const one of asked) one.reject(error);
    }
  }

  return {
    async check(texts) {
      if (!texts.some((text) => han.test(text)) || !(await askForModel())) return texts.map(() => []);
      return new Promise((resolve, reject) => {
        waiting.push({ texts, resolve, reject });
        clearTimeout(timer);
        timer = setTimeout(() => void ask(), after);
      });
    },
  };
}

function isFromModel({ ruleId }: Lint): boolean {
  return modelRules.has(ruleId);
}

/** What was found in the form that a text was edited into. */
function foundLater(text: string, found: ReadonlyMap<string, readonly Lint[]>): readonly Lint[] {
  for (const [later, lints] of found)
    if (isEditOf(text, later)) return carryOver({ text: later, lints }, text);
  return [];
}

/** All texts once, without those that have been edited since: texts asked about together are all current. */
function newest(batches: readonly (readonly string[])[]): string[] {
  const kept = new Set<string>();
  const later: string[] = [];
  for (const batch of batches.toReversed()) {
    for (const text of batch) if (!later.some((one) => isEditOf(text, one))) kept.add(text);
    later.push(...batch);
  }
  return [...kept].filter((text) => han.test(text)).toReversed();
}
