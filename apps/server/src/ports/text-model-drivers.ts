import type { ModelClocks } from './models-config.ts';
import type { TextModel } from './text-model.ts';

/** An OpenAI-compatible server and the model to use there. */
export interface ModelService {
  /** Address before `/chat/completions`, such as https://api.example.com/v1. */
  readonly url: string;
  /** Sent as a bearer token; null for servers without keys. */
  readonly key: string | null;
  /** Name of the model at the service. */
  readonly model: string;
  readonly clocks: ModelClocks;
}

/** A model file on this machine. */
export interface LocalModel {
  /** Name of the file without its extension. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Models in DATA_DIR/models. Implemented by the optional add-on. */
export interface LocalModels {
  /** Lists the models that can be opened, by name. */
  list(): Promise<readonly LocalModel[]>;
  /** Opens a model; it is loaded with the first request. A missing file rejects that with `refused`. */
  open(name: string, clocks: ModelClocks): TextModel;
}

/** Creates drivers of text models. Implemented in `providers/text-models`. */
export interface TextModelDrivers {
  /** Opens a model of a service. Connects with the first request. */
  openService(service: ModelService): TextModel;
  /** Models on this machine; null while the add-on is not installed. */
  readonly local: LocalModels | null;
}
