import type { ModelMessage, ModelProbe, ModelRequest } from '../../../ports/text-model.ts';

/** The optional request fields that a server accepts. */
export interface Dialect {
  readonly json: ModelProbe['json'];
  readonly lengthField: 'max_tokens' | 'max_completion_tokens';
  readonly hasUsageOption: boolean;
  readonly hasTemperature: boolean;
}

/** The fields that most servers accept. */
export const usualDialect: Dialect = {
  json: 'schema',
  lengthField: 'max_tokens',
  hasUsageOption: true,
  hasTemperature: true,
};

/** Returns the dialect without the field that the server refused; null if the refusal names none of them. */
export function adaptDialect(dialect: Dialect, refusal: string, requestsJson: boolean): Dialect | null {
  if (dialect.lengthField === 'max_tokens' && refusal.includes('max_completion_tokens'))
    return { ...dialect, lengthField: 'max_completion_tokens' };
  if (dialect.hasUsageOption && refusal.includes('stream_options'))
    return { ...dialect, hasUsageOption: false };
  if (dialect.hasTemperature && refusal.includes('temperature')) return { ...dialect, hasTemperature: false };
  if (requestsJson && dialect.json !== 'prompt' && /response_format|json_schema|json_object/.test(refusal))
    return { ...dialect, json: dialect.json === 'schema' ? 'object' : 'prompt' };
  return null;
}

/**
 * Writes the body of a request. The schema is also stated in the prompt, because a model does not see what the server
 * enforces.
 */
export function writeBody(model: string, request: ModelRequest, dialect: Dialect): string {
  const { messages, maxTokens, temperature, json } = request;
  return JSON.stringify({
    model,
    messages: json ? withInstruction(messages, jsonInstruction(json)) : messages,
    stream: true,
    [dialect.lengthField]: maxTokens,
    ...(dialect.hasTemperature ? { temperature } : {}),
    ...(dialect.hasUsageOption ? { stream_options: { include_usage: true } } : {}),
    ...(json ? responseFormat(json, dialect.json) : {}),
  });
}

/** Adds an instruction to the system message: some servers accept only one. */
function withInstruction(messages: readonly ModelMessage[], instruction: string): ModelMessage[] {
  const [first, ...rest] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: instruction }, ...messages];
  return [{ role: 'system', content: `${first.content}\n${instruction}` }, ...rest];
}

function jsonInstruction(schema: ModelRequest['json']): string {
  return `Answer only with JSON of this JSON Schema: ${JSON.stringify(schema)}`;
}

function responseFormat(schema: ModelRequest['json'], mode: Dialect['json']) {
  if (mode === 'prompt') return {};
  if (mode === 'object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } };
}
