import { createHmac } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { second } from '@inkstone/kernel';
import type { SensitiveList } from '@inkstone/proofread/client';
import { createProhibitedCheck, type ProhibitedCheck } from '@inkstone/proofread/prohibited';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { type JsonSchema, ModelError, type ModelEvent } from '../../../ports/text-model.ts';
import type { GenerateRequest, ModelAbsence, ModelFeature, TextModels } from '../../../ports/text-models.ts';
import { findStoredModels, type StoredModels } from '../store.ts';
import { answer } from './answer.ts';
import { ProhibitedText, requireAllowed } from './guard-text.ts';
import { ModelInstance, type ModelSpec, openModel } from './model-instance.ts';
import { tableOf } from './model-table.ts';
import { readJson } from './read-json.ts';

/** Interval between probes of failing models, in ms. */
const probeEvery = 15 * second;
/** Timeout of a probe, in ms. */
const probeWithin = 60 * second;

/** Dependencies of the gateway. */
export type GatewayDeps = Pick<
  Deps,
  'config' | 'db' | 'keys' | 'clock' | 'random' | 'log' | 'metrics' | 'textModelDrivers' | 'sensitiveLists'
>;

/** The text models of a process. */
export class ModelGateway implements TextModels {
  readonly #deps: GatewayDeps;
  readonly #stopping = new AbortController();
  #instances = new Map<string, ModelInstance>();
  #table: ReadonlyMap<ModelFeature, readonly ModelInstance[]> | null = null;
  #loading: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #compiled: { readonly lists: readonly SensitiveList[]; readonly check: ProhibitedCheck } | null = null;

  constructor(deps: GatewayDeps) {
    this.#deps = deps;
    if (deps.config.textModels.services.length > 0) this.#use(null);
    deps.db.onChange('text_models', () => void this.#reload().then(() => this.probeTroubled()));
  }

  /** Reads the stored settings, then probes all models in the background. */
  async start(): Promise<void> {
    await this.#reload();
    for (const instance of this.#instances.values()) void this.#probe(instance);
    this.#timer = setInterval(() => void this.#tick(), probeEvery).unref();
  }

  /** Ends running answers and releases all models. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort(new ModelError('unreachable', 'the server stops'));
    await Promise.all([...this.#instances.values()].map(({ model }) => model.close()));
  }

  absenceOf(feature: ModelFeature): ModelAbsence | null {
    const instances = this.#table?.get(feature) ?? [];
    if (instances.length === 0) return 'off';
    return instances.every(({ circuit }) => circuit.isOpen) ? 'down' : null;
  }

  async *generate(feature: ModelFeature, request: GenerateRequest): AsyncGenerator<ModelEvent> {
    yield* this.#generate(feature, request, null);
  }

  async generateValue<T>(feature: ModelFeature, request: GenerateRequest, schema: z.ZodType<T>): Promise<T> {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const first = await this.#read(feature, request, json);
    const checked = schema.safeParse(readJson(first));
    if (checked.success) return checked.data;
    const repair = [
      { role: 'assistant', content: first },
      {
        role: 'user',
        content: `That is not valid: ${z.prettifyError(checked.error)}\nAnswer with corrected JSON only.`,
      },
    ] as const;
    const messages = [...request.messages, ...repair];
    const second = schema.safeParse(readJson(await this.#read(feature, { ...request, messages }, json)));
    if (second.success) return second.data;
    throw new AppError('model_failed');
  }

  /** Probes the models that have failed. */
  async probeTroubled(): Promise<void> {
    const failing = [...this.#instances.values()].filter(({ circuit }) => circuit.isFailing);
    await Promise.all(failing.map((instance) => this.#probe(instance)));
  }

  async #read(feature: ModelFeature, request: GenerateRequest, json: JsonSchema): Promise<string> {
    let text = '';
    for await (const event of this.#generate(feature, request, json))
      text += event.type === 'text' ? event.text : '';
    return text;
  }

  async *#generate(
    feature: ModelFeature,
    request: GenerateRequest,
    json: JsonSchema | null,
  ): AsyncGenerator<ModelEvent> {
    if (!this.#table) await this.#reload();
    const instances = this.#table?.get(feature) ?? [];
    if (instances.length === 0) throw new AppError('model_off');
    const check = await this.#checkOf();
    const signal = AbortSignal.any([request.signal, this.#stopping.signal]);
    try {
      for (const { role, content } of request.messages) if (role !== 'system') requireAllowed(check, content);
      yield* answer(this.#deps, { feature, request: { ...request, signal }, json, instances, check });
    } catch (error) {
      if (!(error instanceof ProhibitedText)) throw error;
      this.#noteBlocked(feature, request, error);
      throw error.toAppError();
    }
  }

  /** Logs the account, the rule and a keyed hash that identifies repeated requests; never the text. */
  #noteBlocked(
    feature: ModelFeature,
    { accountId, messages }: GenerateRequest,
    { ruleId }: ProhibitedText,
  ): void {
    const key = this.#deps.keys.derive('hashes of blocked texts');
    const hash = createHmac('sha256', key).update(JSON.stringify(messages)).digest('hex').slice(0, 32);
    this.#deps.log.warn('a text was blocked', { feature, accountId, ruleId, hash });
  }

  async #checkOf(): Promise<ProhibitedCheck> {
    const lists = await this.#deps.sensitiveLists();
    if (this.#compiled?.lists !== lists) this.#compiled = { lists, check: createProhibitedCheck(lists) };
    return this.#compiled.check;
  }

  /** Reads the stored settings; concurrent calls wait for a read that began after them. */
  async #reload(): Promise<void> {
    const before = this.#loading;
    const loading = (async () => {
      await before;
      this.#use(await this.#findStored());
    })().catch((error: unknown) =>
      this.#deps.log.warn('the settings of text models cannot be read', { error }),
    );
    this.#loading = loading;
    await loading;
  }

  async #findStored(): Promise<StoredModels | null> {
    const { config, db } = this.#deps;
    return config.textModels.services.length > 0 ? null : findStoredModels(db.sql);
  }

  /** Applies settings. Models that remain in use keep their state; others are closed after their last answer. */
  #use(stored: StoredModels | null): void {
    const former = this.#instances;
    this.#instances = new Map();
    const instancesOf = (specs: readonly ModelSpec[]) =>
      specs.flatMap((spec) => this.#instanceOf(spec, former) ?? []);
    const rows = [...tableOf(this.#deps, stored)];
    this.#table = new Map(rows.map(([feature, specs]) => [feature, instancesOf(specs)]));
    for (const [key, instance] of former) {
      if (this.#instances.has(key)) continue;
      instance
        .retire()
        .catch((error: unknown) => this.#deps.log.warn('a text model could not be closed', { error }));
    }
    this.#measure();
  }

  #instanceOf(spec: ModelSpec, former: ReadonlyMap<string, ModelInstance>): ModelInstance | null {
    const { textModelDrivers, config, clock } = this.#deps;
    const key = JSON.stringify(spec);
    const known = this.#instances.get(key) ?? former.get(key);
    const model = known ? null : openModel(textModelDrivers, spec, config.textModels.clocks);
    const instance = known ?? (model ? new ModelInstance(spec, model, clock) : null);
    if (instance) this.#instances.set(key, instance);
    return instance;
  }

  async #tick(): Promise<void> {
    if (!this.#deps.db.receivesChanges()) await this.#reload();
    await this.probeTroubled();
  }

  async #probe({ model, circuit, spec }: ModelInstance): Promise<void> {
    try {
      await model.probe(AbortSignal.any([AbortSignal.timeout(probeWithin), this.#stopping.signal]));
      circuit.succeed();
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      circuit.open();
      const fault = error instanceof ModelError ? error.message : 'timeout';
      this.#deps.log.warn('a text model does not answer', { model: spec.model, fault });
    }
    this.#measure();
  }

  #measure(): void {
    const { configured } = this.#deps.metrics.models;
    const failing = [...this.#instances.values()].filter(({ circuit }) => circuit.isFailing).length;
    configured.set({ state: 'down' }, failing);
    configured.set({ state: 'up' }, this.#instances.size - failing);
  }
}
