import type { Clock } from '@inkstone/kernel';
import type { ModelClocks } from '../../../ports/models-config.ts';
import type { TextModel } from '../../../ports/text-model.ts';
import type { TextModelDrivers } from '../../../ports/text-model-drivers.ts';
import { Circuit } from './circuit.ts';

/** A model that can be opened: at a service, or on this machine. */
export type ModelSpec =
  | { readonly kind: 'service'; readonly url: string; readonly key: string | null; readonly model: string }
  | { readonly kind: 'local'; readonly model: string };

/** Timeout for the first token on a slow machine, in ms. */
const slowFirst = 180_000;

/** A model in use, with its state in this process. */
export class ModelInstance {
  readonly spec: ModelSpec;
  readonly model: TextModel;
  readonly circuit: Circuit;
  #running = 0;
  #isRetired = false;

  constructor(spec: ModelSpec, model: TextModel, clock: Clock) {
    this.spec = spec;
    this.model = model;
    this.circuit = new Circuit(clock);
  }

  /** Marks an answer as running; call the result when it has ended. */
  enter(): () => Promise<void> {
    this.#running++;
    return async () => {
      this.#running--;
      await this.#closeIfUnused();
    };
  }

  /** Closes the model when its last answer has ended. */
  async retire(): Promise<void> {
    this.#isRetired = true;
    await this.#closeIfUnused();
  }

  async #closeIfUnused(): Promise<void> {
    if (this.#isRetired && this.#running === 0) await this.model.close();
  }
}

/** Opens the driver of a model; null if the add-on for local models is missing. */
export function openModel(drivers: TextModelDrivers, spec: ModelSpec, clocks: ModelClocks): TextModel | null {
  const isSlow = spec.kind === 'local' || spec.url.startsWith('http:');
  const limits = isSlow
    ? { ...clocks, first: Math.max(clocks.first, Math.min(slowFirst, clocks.total)) }
    : clocks;
  if (spec.kind === 'local') return drivers.local?.open(spec.model, limits) ?? null;
  return drivers.openService({ url: spec.url, key: spec.key, model: spec.model, clocks: limits });
}
