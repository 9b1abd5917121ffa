import type { SensitiveEntry } from '../entry.ts';
import { newsroomEntries } from './newsroom.ts';
import { prohibitedEntries } from './prohibited.ts';
import { starterEntries } from './starter.ts';

/** The built-in entries of all groups. */
export const ownEntries: readonly SensitiveEntry[] = [
  ...prohibitedEntries,
  ...starterEntries,
  ...newsroomEntries,
];
