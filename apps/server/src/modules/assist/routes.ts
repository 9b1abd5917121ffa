import * as contract from '@inkstone/contracts/assist';
import * as official from '@inkstone/contracts/assist/official';
import * as preferences from '@inkstone/contracts/assist/preferences';
import * as file from '@inkstone/contracts/assist/proofread-file';
import * as rulesContract from '@inkstone/contracts/assist/rules';
import type { FileRoute } from '../../platform/http/file-route.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type StreamRoute, streamRoute } from '../../platform/http/stream-route.ts';
import { correctText } from './correct-text.ts';
import { exemptWordsRoutes } from './exempt-words/routes.ts';
import { checkFile } from './file-review/check-file.ts';
import { followCheck } from './file-review/follow-check.ts';
import { writeResult } from './file-review/write-result.ts';
import { languagetoolRoutes } from './languagetool/routes.ts';
import { exportWords } from './learned-words/export-words.ts';
import { learnedWordsRoutes } from './learned-words/routes.ts';
import { listEngines } from './list-engines.ts';
import { checkOfficial } from './official/check-official.ts';
import { fixOfficial } from './official/fix-official.ts';
import { changePreferences, findPreferences } from './preferences/store.ts';
import { listRules } from './rules/list-rules.ts';
import { viewCorrection } from './view.ts';
import { sensitiveWordsRoutes } from './word-lists/routes.ts';

/** Downloads of word lists. */
export const assistFileRoutes: readonly FileRoute[] = [exportWords];

export const assistStreamRoutes: StreamRoute[] = [streamRoute(file.followProofreadFile, followCheck)];

export const assistRoutes: Route[] = [
  route(contract.correctText, correctText, (correction) => ({ data: viewCorrection(correction) })),
  route(contract.listEngines, listEngines),
  route(rulesContract.listRules, listRules),
  route(official.checkOfficial, checkOfficial),
  route(official.fixOfficial, fixOfficial),
  route(preferences.getPreferences, ({ db }, { accountId }) => findPreferences(db.sql, accountId)),
  route(preferences.savePreferences, ({ db, clock }, { accountId }, change) =>
    changePreferences(db.sql, accountId, change, clock.now()),
  ),
  ...exemptWordsRoutes,
  ...learnedWordsRoutes,
  ...languagetoolRoutes,
  ...sensitiveWordsRoutes,
  route(file.proofreadFile, checkFile),
  route(file.writeProofreadFile, writeResult),
];
