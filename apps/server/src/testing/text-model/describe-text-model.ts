import { describe, expect, it } from 'vitest';
import { ModelError, type ModelEvent, type ModelRequest, type TextModel } from '../../ports/text-model.ts';
import { type Behaviour, type Outcome, outcomes, scriptedText } from './behaviours.ts';

/** A driver whose model behaves in a given way. */
export interface ModelUnderTest extends AsyncDisposable {
  readonly model: TextModel;
  /** Resolves when the model processes no request any more. */
  idle(): Promise<void>;
}

/** A driver of the port `TextModel` for the contract tests. */
export interface TextModelDriver {
  readonly name: string;
  /** The behaviours that can occur with this driver. */
  readonly behaviours: readonly Behaviour[];
  /** `isHasty`: its timeouts are a few hundred ms, so that a test can wait for one; otherwise they are long. */
  open(behaviour: Behaviour, isHasty: boolean): Promise<ModelUnderTest>;
}

/** Creates a request with the usual values of a test. */
export function modelRequest(parts: Partial<ModelRequest> = {}): ModelRequest {
  return {
    messages: [{ role: 'user', content: '问' }],
    maxTokens: 2000,
    temperature: 0,
    json: null,
    signal: new AbortController().signal,
    ...parts,
  };
}

/** Collects an answer to its end. */
export async function readAnswer(events: AsyncIterable<ModelEvent>) {
  let text = '';
  for await (const event of events) {
    if (event.type === 'finish') return { text, finish: event.reason, usage: event.usage };
    text += event.text;
  }
  throw new Error('The answer ended without a finish');
}

/** Tests that a driver reports every behaviour of a model as its port specifies. */
export function describeTextModel(driver: TextModelDriver): void {
  describe(driver.name, () => {
    it.each(driver.behaviours)('reports a model that %s', async (behaviour) => {
      const expected: Outcome = outcomes[behaviour];
      await using tested = await driver.open(behaviour, 'fault' in expected && expected.fault === 'timeout');
      const answer = readAnswer(tested.model.complete(modelRequest()));
      if ('fault' in expected) {
        const error = await answer.catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(ModelError);
        expect(error).toMatchObject(expected);
      } else {
        expect(await answer).toMatchObject(expected);
      }
      await tested.idle();
    });

    it('stops with the reason of the caller, before and after the first token', async () => {
      for (const behaviour of ['hangs_before_first_token', 'hangs_after_first_token'] as const) {
        await using tested = await driver.open(behaviour, false);
        const stop = new AbortController();
        const answer = readAnswer(tested.model.complete(modelRequest({ signal: stop.signal })));
        stop.abort(new Error('not needed any more'));
        await expect(answer).rejects.toThrow('not needed any more');
        await tested.idle();
      }
    });

    it('does not begin for a caller who has stopped', async () => {
      await using tested = await driver.open('answers', false);
      const signal = AbortSignal.abort(new Error('too late'));
      await expect(readAnswer(tested.model.complete(modelRequest({ signal })))).rejects.toThrow('too late');
      await tested.idle();
    });

    it('releases the model when nobody reads on', async () => {
      await using tested = await driver.open('hangs_after_first_token', false);
      for await (const event of tested.model.complete(modelRequest())) {
        expect(event.type).toBe('text');
        break;
      }
      await tested.idle();
    });

    it('answers two at once, each with its own text', async () => {
      await using tested = await driver.open('answers', false);
      const answers = [1, 2].map(() => readAnswer(tested.model.complete(modelRequest())));
      expect((await Promise.all(answers)).map(({ text }) => text)).toEqual([scriptedText, scriptedText]);
    });

    it('shows a real answer and its time when probed', async () => {
      await using tested = await driver.open('answers', false);
      const { answer, firstText } = await tested.model.probe(new AbortController().signal);
      expect(answer).toBe(scriptedText);
      expect(firstText).toBeGreaterThanOrEqual(0);
    });
  });
}

/** Resolves when a condition holds; checks it in every turn of the event loop. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
