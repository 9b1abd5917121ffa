import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts the test files of each project by their environment. Vitest ends a worker with shared modules as soon as the next file
 * needs another environment, and the next worker has to load all modules again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sortByEnvironment(await super.sort(files));
  }
}

/** Sorts the files of each project that name an environment before its other files, and keeps the order otherwise. */
export function sortByEnvironment<File extends { readonly moduleId: string; readonly project: unknown }>(
  files: readonly File[],
): File[] {
  return [...Map.groupBy(files, ({ project }) => project).values()].flatMap((ofProject) => {
    const byNaming = Map.groupBy(ofProject, ({ moduleId }) => namesEnvironment(moduleId));
    return [...(byNaming.get(true) ?? []), ...(byNaming.get(false) ?? [])];
  });
}

function namesEnvironment(path: string): boolean {
  return readFileSync(path, 'utf8').includes('@vitest-environment');
}
