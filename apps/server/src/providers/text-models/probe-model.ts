import { ModelError, type ModelProbe, type ModelRequest, type TextModel } from '../../ports/text-model.ts';

/** The request of a probe, in the two languages of the product. */
export const probeMessage = '请用一句话问候一位作者。 / Greet a writer in one sentence.';

const maxAnswer = 200;
const greeting = {
  type: 'object',
  properties: { greeting: { type: 'string' } },
  required: ['greeting'],
  additionalProperties: false,
} as const;

/**
 * Requests a greeting, then determines which way of requesting JSON works: some servers accept
 * `response_format` and ignore it. `use` selects the way for the next request and finally the best that
 * works.
 */
export async function probeModel(
  model: Pick<TextModel, 'complete'>,
  signal: AbortSignal,
  use: (json: ModelProbe['json']) => void,
): Promise<Omit<ModelProbe, 'json'>> {
  const started = performance.now();
  const { text, firstText } = await read(model, probeRequest(signal, null));
  await chooseJson(model, signal, use);
  return { firstText: Math.round(firstText - started), answer: text.slice(0, maxAnswer) };
}

async function chooseJson(
  model: Pick<TextModel, 'complete'>,
  signal: AbortSignal,
  use: (json: ModelProbe['json']) => void,
): Promise<void> {
  for (const json of ['schema', 'object'] as const) {
    use(json);
    if (await answersJson(model, signal)) return;
  }
  use('prompt');
}

async function answersJson(model: Pick<TextModel, 'complete'>, signal: AbortSignal): Promise<boolean> {
  try {
    const { text } = await read(model, probeRequest(signal, greeting));
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'greeting' in value;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError || error instanceof SyntaxError) return false;
    throw error;
  }
}

function probeRequest(signal: AbortSignal, json: ModelRequest['json']): ModelRequest {
  const messages = [{ role: 'user' as const, content: probeMessage }];
  return { messages, maxTokens: 1000, temperature: 0, json, signal };
}

async function read(model: Pick<TextModel, 'complete'>, request: ModelRequest) {
  let text = '';
  let firstText = 0;
  for await (const event of model.complete(request)) {
    if (event.type !== 'text') continue;
    if (text === '') firstText = performance.now();
    text += event.text;
  }
  return { text, firstText };
}
