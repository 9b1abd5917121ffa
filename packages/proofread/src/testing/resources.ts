import { readEnglish } from '@inkstone/english/files';
import type { Resources } from '../resources.ts';

/** All resources there are. */
export const testResources: Resources = readEnglish();
