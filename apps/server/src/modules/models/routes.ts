import { listModels as listContract } from '@inkstone/contracts/models';
import * as contracts from '@inkstone/contracts/staff/models';
import { type Route, route } from '../../platform/http/route.ts';
import { listModels } from './list-models.ts';
import { changeTextModels } from './settings-page/change-text-models.ts';
import { readTextModels } from './settings-page/read-text-models.ts';
import { testTextModel } from './settings-page/test-text-model.ts';

/** The endpoints of the module. */
export const modelsRoutes: readonly Route[] = [
  route(listContract, listModels),
  route(contracts.readTextModels, readTextModels),
  route(contracts.changeTextModels, changeTextModels),
  route(contracts.testTextModel, testTextModel),
];
