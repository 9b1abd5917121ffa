import { pathToFileURL } from 'node:url';
import type { ModelMessage } from '../../../ports/text-model.ts';
import { forGrammar } from './json-grammar.ts';
import type {
  Llama,
  LlamaApi,
  LlamaChatWrapper,
  LlamaGrammar,
  LlamaMessage,
  LlamaModel,
  LlamaSequence,
  LlamaToken,
} from './llama-api.ts';
import type { FromModel, ModelStart, ToModel } from './messages.ts';

type Completion = Extract<ToModel, { readonly type: 'complete' }>;
type Outcome = Extract<FromModel, { readonly type: 'finish' | 'fault' | 'aborted' }>;

/**
 * Number of prompt tokens that are read at a time. The library cannot be interrupted while reading, so a
 * larger value delays aborts; a smaller one uses the processor less efficiently.
 */
const readAtOnce = 32;
/** Tokens that must be left for an answer. */
const minAnswer = 16;
/** Grammars are kept, because compiling one takes longer than a short answer. */
const keptGrammars = 32;

/** A model in memory, which generates answers. Runs only in the process of the model. */
export class LoadedModel {
  readonly #api: LlamaApi;
  readonly #llama: Llama;
  readonly #model: LlamaModel;
  readonly #wrapper: LlamaChatWrapper;
  readonly #contextSize: number;
  readonly #free: LlamaSequence[];
  readonly #grammars = new Map<string, LlamaGrammar>();

  private constructor(
    api: LlamaApi,
    loaded: {
      readonly llama: Llama;
      readonly model: LlamaModel;
      readonly contextSize: number;
      readonly free: LlamaSequence[];
    },
  ) {
    this.#api = api;
    this.#llama = loaded.llama;
    this.#model = loaded.model;
    this.#contextSize = loaded.contextSize;
    this.#free = loaded.free;
    this.#wrapper = api.resolveChatWrapper(loaded.model, {
      customWrapperSettings: {
        qwen: { thoughts: 'discourage' },
        jinjaTemplate: { additionalRenderParameters: { enable_thinking: false } },
      },
      warningLogs: false,
    });
  }

  /** Loads the library and the model. Neither compiles nor downloads anything. */
  static async load({ addon, file, threads, slots, contextTokens }: ModelStart): Promise<LoadedModel> {
    const api = (await import(pathToFileURL(addon).href)) as LlamaApi;
    const llama = await api.getLlama({
      gpu: false,
      build: 'never',
      skipDownload: true,
      maxThreads: threads,
      logLevel: 'error',
      // Messages of the library may contain parts of prompts.
      logger: () => undefined,
    });
    const model = await llama.loadModel({ modelPath: file });
    const context = await model.createContext({
      sequences: slots,
      contextSize: { max: Math.min(contextTokens, model.trainContextSize) },
      batchSize: readAtOnce * slots,
      threads,
    });
    const free = Array.from({ length: slots }, () => context.getSequence());
    return new LoadedModel(api, { llama, model, contextSize: context.contextSize, free });
  }

  /** Generates one answer; at most as many at once as there are slots. */
  async complete(request: Completion, signal: AbortSignal, onText: (text: string) => void): Promise<Outcome> {
    const sequence = this.#free.pop();
    if (!sequence) throw new Error('There is no free slot.');
    try {
      return await this.#generate(request, { sequence, signal, onText });
    } catch (error) {
      if (signal.aborted) return { type: 'aborted', id: request.id };
      await sequence.clearHistory().catch(() => undefined);
      throw error;
    } finally {
      this.#free.push(sequence);
    }
  }

  async #generate(
    { id, messages, maxTokens, temperature, json }: Completion,
    {
      sequence,
      signal,
      onText,
    }: {
      readonly sequence: LlamaSequence;
      readonly signal: AbortSignal;
      readonly onText: (text: string) => void;
    },
  ): Promise<Outcome> {
    const history = messages.map(toLlama);
    const grammar = json === null ? undefined : await this.#grammarFor(json);
    const prompt = this.#tokenize(history);
    const freeTokens = this.#contextSize - prompt.length;
    if (freeTokens < minAnswer) {
      return {
        type: 'fault',
        id,
        fault: 'too_long',
        detail: `${prompt.length} of ${this.#contextSize} tokens`,
      };
    }
    await read(sequence, prompt, signal);
    let output = 0;
    const chat = new this.#api.LlamaChat({ contextSequence: sequence, chatWrapper: this.#wrapper });
    const { metadata } = await chat.generateResponse(history, {
      onTextChunk: onText,
      onToken: (tokens) => {
        output += tokens.length;
      },
      signal,
      // At the end of the context the library would start to drop the prompt.
      maxTokens: Math.min(maxTokens, freeTokens - 1),
      temperature,
      budgets: { thoughtTokens: 0 },
      repeatPenalty: false,
      ...(grammar && { grammar }),
    });
    const reason = metadata.stopReason === 'maxTokens' ? 'length' : 'stop';
    return { type: 'finish', id, reason, usage: { input: prompt.length, output } };
  }

  #tokenize(history: readonly LlamaMessage[]): LlamaToken[] {
    const chatHistory: readonly LlamaMessage[] = [...history, { type: 'model', response: [] }];
    return this.#wrapper.generateContextState({ chatHistory }).contextText.tokenize(this.#model.tokenizer);
  }

  async #grammarFor(schema: object): Promise<LlamaGrammar> {
    const key = JSON.stringify(schema);
    const cached = this.#grammars.get(key);
    if (cached) return cached;
    const grammar = await this.#llama.createGrammarForJsonSchema(forGrammar(schema) as object);
    const [oldest] = this.#grammars.keys();
    if (oldest !== undefined && this.#grammars.size >= keptGrammars) this.#grammars.delete(oldest);
    this.#grammars.set(key, grammar);
    return grammar;
  }
}

/** Reads a prompt in parts, so that it can be interrupted; tokens that the conversation has already read are kept. */
async function read(sequence: LlamaSequence, prompt: LlamaToken[], signal: AbortSignal): Promise<void> {
  await sequence.adaptStateToTokens(prompt, false);
  // The generation of the answer reads the last token.
  while (sequence.nextTokenIndex < prompt.length - 1) {
    signal.throwIfAborted();
    const from = sequence.nextTokenIndex;
    const part = prompt.slice(from, Math.min(from + readAtOnce, prompt.length - 1));
    await sequence.evaluateWithoutGeneratingNewTokens(part);
    // Allows messages from the server to be processed.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function toLlama({ role, content }: ModelMessage): LlamaMessage {
  return role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };
}
