import type { Call } from '@inkstone/contracts';
import { listEngines } from '@inkstone/contracts/assist';
import type { CheckSource } from '@inkstone/editor/checking';
import type { Lint } from '@inkstone/proofread';
import type { ServerCheck } from './server-check.ts';

/** Time for which a text must be unchanged before the server is queried, in ms. */
const pause = 600;

/** Rules of the language model; the browser's own engine has all others. */
const modelRules: ReadonlySet<string> = new Set([
  'zh.wrong-character',
  'zh.wrong-word',
  'zh.doubled',
  'zh.de',
]);
const han = /\p{Script=Han}/u;

/** Options of every request to the server. */
const lane = { name: 'server', isRemote: true, after: pause, batchLength: 8000, batchesAtOnce: 1 } as const;

/**
 * Creates a source for the server's Chinese language model, which browsers do not have. If the server lacks it too, the server is
 * not queried, and the missing model is reported.
 */
export function createModelSource(call: Call, server: ServerCheck): CheckSource {
  let model: Promise<boolean> | undefined;

  function hasModel(): Promise<boolean> {
    model ??= call(listEngines, {}).then(
      ({ engines }) => engines.some(({ id, state }) => id === 'chinese-model' && state === 'ready'),
      (error) => {
        model = undefined;
        throw error;
      },
    );
    return model;
  }

  return {
    ...lane,
    needs: (text) => han.test(text),
    async check(texts, onFindings) {
      if (!(await hasModel())) {
        for (const i of texts.keys()) onFindings(i, []);
        return texts.map(() => 'model');
      }
      const found = await server.check(texts, { language: 'zh' });
      for (const [i, lints] of found.entries()) onFindings(i, (lints ?? []).filter(isFromModel));
      return found.map((lints) => (lints === null ? 'limit' : null));
    },
    lackOf: () => 'server',
  };
}

/**
 * Creates a source for all findings of the server, for pages that have not loaded their own engine completely or cannot load it.
 */
export function createWholeServerSource(call: Call, server: ServerCheck): CheckSource {
  const model = createModelSource(call, { ...server, check: async (texts) => texts.map(() => []) });
  return {
    ...lane,
    needs: (text) => text.trim() !== '',
    async check(texts, onFindings) {
      const [found, lacks] = await Promise.all([server.check(texts), model.check(texts, () => undefined)]);
      for (const [i, lints] of found.entries()) onFindings(i, lints ?? []);
      return lacks.map((lack, i) => (found[i] === null ? 'limit' : han.test(texts[i] ?? '') ? lack : null));
    },
    // Everything except the language model is checked on this device too.
    lackOf: (text) => (han.test(text) ? 'server' : null),
  };
}

function isFromModel({ ruleId }: Lint): boolean {
  return modelRules.has(ruleId);
}
