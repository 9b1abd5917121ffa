export { isEditOf } from './carry-over.ts';
export type { CheckedText } from './check-lane.ts';
export {
  CheckService,
  type CheckServiceParts,
  type CheckStatusStore,
  type ReadDocument,
} from './check-service.ts';
export { type CheckStatus, isSameStatus, isSettled, type Loading, type Missing } from './check-state.ts';
export { type CheckSource, type OnFindings, type Surroundings, steadySurroundings } from './source.ts';
