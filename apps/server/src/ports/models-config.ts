import type { ModelFeature } from './text-models.ts';

/** Time limits of one completion, in ms. */
export interface ModelClocks {
  /** From the request to the first token. */
  readonly first: number;
  /** Between two tokens. */
  readonly idle: number;
  readonly total: number;
}

/** A service that is configured in the environment. */
export interface ConfiguredService {
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

/** The settings of models. */
export interface ModelsConfig {
  readonly textModels: {
    /** Services of the environment in the order of preference; empty if staff configure the models. */
    readonly services: readonly ConfiguredService[];
    /** Names of other models of the first service, by feature. */
    readonly overrides: Readonly<Partial<Record<ModelFeature, string>>>;
    readonly clocks: ModelClocks;
  };
}
