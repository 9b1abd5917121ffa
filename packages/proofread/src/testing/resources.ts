import { readEnglish } from '@inkstone/english/files';
import type { Resources } from '../resources.ts';

/** All available resources. */
export const testResources: Resources = readEnglish();
