/** The settings of models on this machine. */
export interface LocalModelsConfig {
  readonly localModels: {
    /** Number of computing threads. */
    readonly threads: number;
    /** Number of answers generated concurrently. */
    readonly slots: number;
    /** Maximum tokens of a request with its answer. */
    readonly contextTokens: number;
    /** Minutes for which an unused model stays in memory. */
    readonly keptMinutes: number;
    /** Resident memory at which the process of a model is ended, in bytes. */
    readonly memory: number;
  };
}
