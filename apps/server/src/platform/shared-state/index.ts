export { createLocalState } from './local-state.ts';
export { openSharedState } from './open-shared-state.ts';
export type { SharedState } from './shared-state.ts';
