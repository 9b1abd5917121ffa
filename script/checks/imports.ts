import { type Check, root } from './check.ts';
import { findCycles } from './find-cycles.ts';
import { type ImportGraph, type ResolvedImport, readImportGraph } from './import-graph.ts';
import { type ImportRule, importRules, type PathCondition } from './import-rules.ts';

/** An import that violates the layering. */
export interface ForbiddenImport {
  readonly rule: string;
  readonly from: string;
  /** The imported file; for a cycle all of its files, in order. */
  readonly to: string;
}

/** Returns the imports under `folder` that violate a rule of import-rules.ts. */
export function findForbiddenImports(folder: string): readonly ForbiddenImport[] {
  const graph = readImportGraph(folder);
  return importRules.flatMap((rule) =>
    rule.to.isCircular ? cyclesIn(graph, rule.name) : violationsOf(rule, graph),
  );
}

function cyclesIn(graph: ImportGraph, rule: string): ForbiddenImport[] {
  const edges = new Map([...graph].map(([file, imports]) => [file, imports.map(({ to }) => to)]));
  return findCycles(edges).map(([from = '', ...others]) => ({ rule, from, to: others.join(' → ') }));
}

function violationsOf(rule: ImportRule, graph: ImportGraph): ForbiddenImport[] {
  const matchesImporter = matcherOf(rule.from);
  // Few texts result from the groups: one for each package, module or feature.
  const matchers = new Map<string, (path: string) => boolean>();
  const found: ForbiddenImport[] = [];
  for (const [from, imports] of graph) {
    if (!matchesImporter(from)) continue;
    const group = (rule.from.path && new RegExp(rule.from.path).exec(from)?.[1]) || '';
    const matchesImported = matchers.get(group) ?? matcherOf(withGroup(rule.to, group));
    matchers.set(group, matchesImported);
    for (const one of imports) {
      if (matchesImported(one.to) && isOfKind(one, rule)) found.push({ rule: rule.name, from, to: one.to });
    }
  }
  return found;
}

function isOfKind(one: ResolvedImport, { to: { isBuiltin, isTypeOnly } }: ImportRule): boolean {
  if (isBuiltin !== undefined && one.isBuiltin !== isBuiltin) return false;
  return isTypeOnly === undefined || one.isTypeOnly === isTypeOnly;
}

function withGroup({ path, pathNot }: PathCondition, group: string): PathCondition {
  return {
    ...(path === undefined ? {} : { path: path.replaceAll('$1', group) }),
    ...(pathNot === undefined ? {} : { pathNot: pathNot.replaceAll('$1', group) }),
  };
}

function matcherOf({ path, pathNot }: PathCondition): (file: string) => boolean {
  const [wanted, excluded] = [new RegExp(path ?? ''), pathNot === undefined ? null : new RegExp(pathNot)];
  return (file) => wanted.test(file) && !excluded?.test(file);
}

/** Checks that every import is permitted by the layers. */
export const imports: Check = {
  name: 'imports',
  findFaults: async () => {
    const reasons = new Map(importRules.map((rule) => [rule.name, rule.comment]));
    return findForbiddenImports(root).map(
      ({ rule, from, to }) => `${from} → ${to} (${rule}: ${reasons.get(rule) ?? ''})`,
    );
  },
};
