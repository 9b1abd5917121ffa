/** A message of a conversation with a text model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A JSON Schema that the answer must satisfy. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One completion to generate. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** Maximum length of the answer in tokens of the model. */
  readonly maxTokens: number;
  /** 0 is deterministic. */
  readonly temperature: number;
  /** The answer must be JSON of this schema; null for text. */
  readonly json: JsonSchema | null;
  /** Stops the model; the iteration then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
}

/** Tokens of the model, as it counts them. Inkstone bills words, never tokens. */
export interface ModelUsage {
  readonly input: number;
  readonly output: number;
}

/** A part of an answer. The last event is always `finish`; `length`: the answer was cut off at `maxTokens`. */
export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'finish'; readonly reason: 'stop' | 'length'; readonly usage: ModelUsage | null };

/**
 * Why a completion failed. `busy`: too many requests. `broken`: the server reports an error of its own.
 * `refused`: key, model name or request were rejected. `cut`: the answer ended without a finish. `timeout`:
 * one of the three clocks. `protocol`: the reply violates the protocol. `filtered`: the provider's content
 * filter. `too_long`: the request exceeds the model's context. `unreachable`: no connection, or the child
 * process has ended. `repeating`: the model repeats itself endlessly.
 */
export type ModelFault =
  | 'busy'
  | 'broken'
  | 'refused'
  | 'cut'
  | 'timeout'
  | 'protocol'
  | 'filtered'
  | 'too_long'
  | 'unreachable'
  | 'repeating';

/** A completion that failed. The message contains neither key nor text of users. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;
  /** Delay requested by the provider, in ms; null if it states none. */
  readonly retryAfter: number | null;

  constructor(fault: ModelFault, detail: string, retryAfter: number | null = null) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

/** The result of a short test request to a model at start. */
export interface ModelProbe {
  /** How the model can be made to answer in JSON. */
  readonly json: 'schema' | 'object' | 'prompt';
  /** Time to the first text, in ms. */
  readonly firstText: number;
  /** Its answer, at most 200 characters. */
  readonly answer: string;
}

/** A text model of a provider. Implemented by drivers in `providers/text-models`. */
export interface TextModel {
  /** Generates one answer, as it is written. Makes one attempt. Rejects with ModelError. */
  complete(request: ModelRequest): AsyncIterable<ModelEvent>;
  /** Makes a short request. Rejects with ModelError. */
  probe(signal: AbortSignal): Promise<ModelProbe>;
  /** Releases connections and processes. */
  close(): Promise<void>;
}
