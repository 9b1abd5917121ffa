/** The settings of models on this machine. */
export interface LocalModelsConfig {
  readonly localModels: {
    /** Number of computing threads. */
    readonly threads: number;
    /** Number of answers generated concurrently. */
    readonly slots: number;
    /** Maximum tokens of a request with its answer. */
    readonly contextTokens: number;
    /** How long a model that nobody uses stays in memory, in minutes. */
    readonly keptMinutes: number;
    /** Resident memory at which the process of a model is ended, in bytes. */
    readonly memory: number;
  };
}
