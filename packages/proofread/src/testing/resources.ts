import type { Resources } from '../resources.ts';

/** All resources there are, read from the files of `@inkstone/english`. */
export const testResources: Resources = {};
