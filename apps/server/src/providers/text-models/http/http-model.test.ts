import { describe, expect, it } from 'vitest';
import type { ModelService } from '../../../ports/text-model-drivers.ts';
import { type Behaviour, outcomes, scriptedText } from '../../../testing/text-model/behaviours.ts';
import {
  describeTextModel,
  modelRequest,
  readAnswer,
  until,
} from '../../../testing/text-model/describe-text-model.ts';
import { type ScriptedModelOptions, startScriptedModel } from '../../../testing/text-model/scripted-model.ts';
import { HttpTextModel } from './http-model.ts';

const longClocks = { first: 20_000, idle: 20_000, total: 60_000 };
const shortClocks = { first: 300, idle: 300, total: 600 };

async function openModel(options: ScriptedModelOptions, service: Partial<ModelService> = {}) {
  const server = await startScriptedModel(options);
  const model = new HttpTextModel({
    url: server.url,
    key: null,
    model: 'scripted',
    clocks: longClocks,
    ...service,
  });
  return {
    ...{ server, model },
    idle: () => until(() => server.open() === 0),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

describeTextModel({
  name: 'HttpTextModel',
  behaviours: Object.keys(outcomes) as Behaviour[],
  open: (behaviour, isHasty) =>
    openModel(
      { answer: () => ({ behaviour }), answersProbes: true },
      { clocks: isHasty ? shortClocks : longClocks },
    ),
});

describe('an OpenAI-compatible server', () => {
  it('receives the key, and answers in the JSON mode found by the probe', async () => {
    await using tested = await openModel(
      { answer: () => '{"n":1}', key: 'sk-1', hasJsonSchema: true },
      { key: 'sk-1' },
    );
    const probe = await tested.model.probe(new AbortController().signal);
    expect(probe).toMatchObject({ json: 'schema', answer: '您好，祝写作顺利。Hello, happy writing.' });
    await readAnswer(tested.model.complete(modelRequest({ json: { type: 'object' } })));
    expect(tested.server.requests).toMatchObject([{ key: 'sk-1', requestsJson: true, model: 'scripted' }]);
  });

  it('is asked for JSON by instruction if it has no other mode', async () => {
    await using tested = await openModel({ answer: () => '{"n":1}' });
    expect(await tested.model.probe(new AbortController().signal)).toMatchObject({ json: 'prompt' });
    await readAnswer(tested.model.complete(modelRequest({ json: { type: 'object' } })));
    const [request] = tested.server.requests;
    expect(request).toMatchObject({ requestsJson: false });
    expect(request?.messages[0]?.content).toContain('{"type":"object"}');
  });

  it('may be unavailable', async () => {
    await using tested = await openModel({ answer: () => '' });
    await tested.server.close();
    await expect(readAnswer(tested.model.complete(modelRequest()))).rejects.toMatchObject({
      fault: 'unreachable',
    });
  });

  it('is named in no error', async () => {
    const answer = () => ({ behaviour: 'refuses_key' as const });
    await using tested = await openModel({ answer }, { key: 'sk-very-secret' });
    const error: unknown = await readAnswer(tested.model.complete(modelRequest())).catch((reason) => reason);
    expect(String(error)).toBe('ModelError: refused: HTTP 401');
  });

  it('hides unfinished reasoning', async () => {
    await using tested = await openModel({ answer: () => `<think>${scriptedText}` });
    await expect(readAnswer(tested.model.complete(modelRequest()))).rejects.toMatchObject({
      fault: 'protocol',
    });
  });
});
