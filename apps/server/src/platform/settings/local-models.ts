import { availableParallelism } from 'node:os';
import type { LocalModelsConfig } from '../../ports/local-models-config.ts';
import { measureMemory } from '../model-files/machine.ts';
import type { PlatformConfig } from './config.ts';
import { wholeNumber } from './setting-schemas.ts';
import { defineSettings } from './settings-group.ts';

const megabyte = 1024 * 1024;

/** Settings of models on this machine. */
export const localModelSettings = defineSettings({
  shape: {
    LOCAL_MODEL_THREADS: wholeNumber(1, 256).optional(),
    LOCAL_MODEL_SLOTS: wholeNumber(1, 2).default(1),
    LOCAL_MODEL_CONTEXT: wholeNumber(1024, 131_072).default(4096),
    LOCAL_MODEL_MINUTES: wholeNumber(1, 1440).default(10),
    LOCAL_MODEL_MEMORY: wholeNumber(256, 4_000_000).optional(),
  },
  descriptions: {
    LOCAL_MODEL_THREADS: {
      means: 'threads of a model on this machine; default one less than the processor has',
    },
    LOCAL_MODEL_SLOTS: { means: 'concurrent answers, 1 or 2; default 1' },
    LOCAL_MODEL_CONTEXT: { means: 'maximum length of a request with its answer, in tokens; default 4096' },
    LOCAL_MODEL_MINUTES: { means: 'minutes for which an unused model stays in memory; default 10' },
    LOCAL_MODEL_MEMORY: {
      means: 'memory limit of its process, in MB; default four fifths of the memory of this machine',
    },
  },
  read: (given, _: PlatformConfig): LocalModelsConfig => ({
    localModels: {
      threads: given.LOCAL_MODEL_THREADS ?? Math.max(1, availableParallelism() - 1),
      slots: given.LOCAL_MODEL_SLOTS,
      contextTokens: given.LOCAL_MODEL_CONTEXT,
      keptMinutes: given.LOCAL_MODEL_MINUTES,
      memory:
        given.LOCAL_MODEL_MEMORY === undefined
          ? Math.floor(0.8 * measureMemory())
          : given.LOCAL_MODEL_MEMORY * megabyte,
    },
  }),
  describe: ({ localModels: { threads, slots, contextTokens, keptMinutes, memory } }) => ({
    LOCAL_MODEL_THREADS: threads,
    LOCAL_MODEL_SLOTS: slots,
    LOCAL_MODEL_CONTEXT: contextTokens,
    LOCAL_MODEL_MINUTES: keptMinutes,
    LOCAL_MODEL_MEMORY: Math.round(memory / megabyte),
  }),
});
