import { readBrowserPackages } from '../notices/collect.ts';
import {
  findContentFaults,
  findCrateFaults,
  findEngineFaults,
  findEvidenceFaults,
  findPackageFaults,
  findPartFaults,
} from '../notices/faults.ts';
import { readLockedPackages } from '../notices/installed.ts';
import { cratesOfHarper } from '../notices/rust-crates.ts';
import { type Check, projectFiles, root } from './check.ts';

/** Checks that every third-party component that ships has a known and allowed licence. */
export const notices: Check = {
  name: 'notices',
  findFaults: async () => [
    ...findPackageFaults(readLockedPackages(root), readBrowserPackages(root)),
    ...findEvidenceFaults(root),
    ...findPartFaults(root),
    ...findEngineFaults(root, readLockedPackages(root), readBrowserPackages(root)),
    ...findCrateFaults(cratesOfHarper(root)),
    ...findContentFaults(await projectFiles()),
  ],
};
