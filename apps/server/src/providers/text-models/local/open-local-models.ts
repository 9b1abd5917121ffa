import { join } from 'node:path';
import { minute, second } from '@inkstone/kernel';
import { addonTarget, findAddon } from '../../../platform/addons/addon-folder.ts';
import {
  checkGguf,
  isModelName,
  listModelFiles,
  markInUse,
  modelFolderOf,
  pathOfModel,
} from '../../../platform/model-files/model-folder.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { LocalModelsConfig } from '../../../ports/local-models-config.ts';
import { ModelError } from '../../../ports/text-model.ts';
import type { LocalModels } from '../../../ports/text-model-drivers.ts';
import { LocalTextModel } from './local-model.ts';
import { ModelHost } from './model-host.ts';
import { ModelProcess } from './model-process.ts';

/** The build places it beside the bundle under this name. */
const worker = new URL(
  import.meta.url.endsWith('.ts') ? './model-worker.ts' : './model-worker.js',
  import.meta.url,
);
/** Maximum number of requests waiting for a slot; more would wait for minutes. */
const waiting = 16;
/** Timeout for loading, in ms: several GB from a slow disk. */
const loadWithin = 3 * minute;
/** Timeout for stopping a process, in ms: it finishes reading a part of a prompt. */
const grace = 10 * second;

/** Options for running the models of this machine. */
export interface LocalModelsOptions {
  readonly config: LocalModelsConfig & { readonly dataDir: string };
  readonly log: Log;
  /** Where the add-on is installed; by default under `dataDir`. */
  readonly addon?: string;
}

/** Opens the models in DATA_DIR/models; null while the add-on `local-model` is not installed in its present version. */
export async function openLocalModels({
  config,
  log,
  addon,
}: LocalModelsOptions): Promise<LocalModels | null> {
  const found = await findAddon(addon ?? addonTarget(config.dataDir, 'local-model'), 'local-model');
  if (found === null) return null;
  const folder = modelFolderOf(config.dataDir);
  const hosts = new Map<string, ModelHost>();
  const hostOf = (name: string) => {
    const host =
      hosts.get(name) ??
      new ModelHost({
        start: () => startModel(name, { folder, addon: join(found, 'dist/index.js'), config, log }),
        keptFor: config.localModels.keptMinutes * minute,
        slots: config.localModels.slots,
        ...{ waiting, grace },
        onLoaded: (facts) => log.info('a text model was loaded', { model: name, ...facts }),
        onFailure: (error) => log.warn('the process of a text model has ended', { model: name, error }),
      });
    hosts.set(name, host);
    return host;
  };
  return {
    list: async () => (await listModelFiles(folder)).map(({ name, size }) => ({ name, size })),
    open: (name, clocks) => new LocalTextModel(hostOf(name), clocks),
  };
}

async function startModel(
  name: string,
  {
    folder,
    addon,
    config,
    log,
  }: {
    readonly folder: string;
    readonly addon: string;
    readonly config: LocalModelsConfig;
    readonly log: Log;
  },
): Promise<ModelProcess> {
  if (!isModelName(name)) throw new ModelError('refused', 'no name of a model');
  const file = pathOfModel(folder, name);
  await checkGguf(file).catch(() => {
    throw new ModelError('refused', 'there is no GGUF file of this name');
  });
  const { threads, slots, contextTokens, memory } = config.localModels;
  log.info('a text model is being loaded', { model: name });
  const start = { type: 'start', addon, file, threads, slots, contextTokens, memory } as const;
  const process = new ModelProcess(worker, start, loadWithin);
  if (process.pid !== null) {
    const unmark = await markInUse(folder, name, process.pid);
    void process.ended.then(unmark);
  }
  return process;
}
