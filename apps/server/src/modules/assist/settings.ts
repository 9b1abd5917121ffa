import { join, resolve } from 'node:path';
import { correctLimits } from '@inkstone/contracts/assist';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { onOff, wholeNumber } from '../../platform/settings/setting-schemas.ts';
import { defineSettings } from '../../platform/settings/settings-group.ts';
import type { AssistConfig } from '../../ports/config.ts';

/** Settings of proofreading. */
export const assistSettings = defineSettings({
  shape: {
    LANGPACK_DIR: z.string().optional(),
    WARM_CHECKS: z.enum(['on', 'used', 'off']).default('used'),
    OPEN_CHECKS: onOff().default('on'),
    CHECK_CHARACTERS: wholeNumber(100, correctLimits.accountCharacters).default(
      correctLimits.accountCharacters,
    ),
  },
  descriptions: {
    LANGPACK_DIR: {
      means: 'folder of language packs (fetched by script/langpack); default langpacks under DATA_DIR',
    },
    WARM_CHECKS: {
      means:
        'used (default): the proofreading thread runs from a request until 15 minutes after the last one; on: always, from the start; off: starts with a check',
    },
    OPEN_CHECKS: { means: 'on (default): other programs may use /v2/check without an API key; or off' },
    CHECK_CHARACTERS: {
      means: 'maximum length of a text in one /v2/check, in characters; default and maximum 200000',
    },
  },
  read: (given, { dataDir }: PlatformConfig): AssistConfig => ({
    langpackDir: resolve(given.LANGPACK_DIR ?? join(dataDir, 'langpacks')),
    warmChecks: given.WARM_CHECKS,
    hasOpenChecks: given.OPEN_CHECKS === 'on',
    checkCharacters: given.CHECK_CHARACTERS,
  }),
  describe: (config) => ({
    LANGPACK_DIR: config.langpackDir,
    WARM_CHECKS: config.warmChecks,
    OPEN_CHECKS: config.hasOpenChecks ? 'on' : 'off',
    CHECK_CHARACTERS: config.checkCharacters,
  }),
});
