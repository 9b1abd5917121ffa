// The used part of the add-on `node-llama-cpp`. It is installed separately, so its own types are not
// available; tests with the real library verify these.

/** A message of a conversation, in the form of the add-on. */
export type LlamaMessage =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

/** The number of a token. */
export type LlamaToken = number;

/** Writes a conversation in the template of a model. */
export interface LlamaChatWrapper {
  generateContextState(options: { readonly chatHistory: readonly LlamaMessage[] }): {
    readonly contextText: { tokenize(tokenizer: unknown): LlamaToken[] };
  };
}

/** A grammar that constrains generation. */
export interface LlamaGrammar {
  readonly grammar: string;
}

/** One conversation within a context; keeps the tokens that it has read. */
export interface LlamaSequence {
  /** The number of tokens that it has read. */
  readonly nextTokenIndex: number;
  adaptStateToTokens(tokens: LlamaToken[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: LlamaToken[]): Promise<void>;
  clearHistory(): Promise<void>;
}

/** Memory for conversations. */
export interface LlamaContext {
  /** Tokens of one conversation. */
  readonly contextSize: number;
  getSequence(): LlamaSequence;
}

/** A loaded model. */
export interface LlamaModel {
  readonly tokenizer: unknown;
  readonly trainContextSize: number;
  createContext(options: {
    readonly sequences: number;
    readonly contextSize: { readonly max: number };
    readonly batchSize: number;
    readonly threads: number;
  }): Promise<LlamaContext>;
}

/** The outcome of one answer. */
export interface LlamaResponse {
  readonly metadata: { readonly stopReason: string };
}

/** Generates answers in one conversation. */
export interface LlamaChat {
  generateResponse(
    history: LlamaMessage[],
    options: {
      readonly onTextChunk: (text: string) => void;
      readonly onToken: (tokens: readonly LlamaToken[]) => void;
      readonly signal: AbortSignal;
      readonly maxTokens: number;
      readonly temperature: number;
      readonly budgets: { readonly thoughtTokens: number };
      readonly repeatPenalty: false;
      readonly grammar?: LlamaGrammar;
    },
  ): Promise<LlamaResponse>;
}

/** The native library. */
export interface Llama {
  loadModel(options: { readonly modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<LlamaGrammar>;
}

/** The exports of the add-on. */
export interface LlamaApi {
  getLlama(options: {
    readonly gpu: false;
    readonly build: 'never';
    readonly skipDownload: true;
    readonly maxThreads: number;
    readonly logLevel: 'error';
    readonly logger: () => void;
  }): Promise<Llama>;
  readonly LlamaChat: new (options: {
    readonly contextSequence: LlamaSequence;
    readonly chatWrapper: LlamaChatWrapper;
  }) => LlamaChat;
  resolveChatWrapper(
    model: LlamaModel,
    options: { readonly customWrapperSettings: object; readonly warningLogs: false },
  ): LlamaChatWrapper;
}
