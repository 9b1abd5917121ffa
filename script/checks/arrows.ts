import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { arrowRules } from './arrow-rules.ts';
import { type Check, root } from './check.ts';
import { passOverUsingDeclarations } from './using-declarations.ts';

passOverUsingDeclarations();

/** An import that violates the layering. */
export interface ForbiddenArrow {
  readonly rule: string;
  readonly from: string;
  /** The imported file; for a cycle all of its files, in order. */
  readonly to: string;
}

/** The imports under `folder` that violate a rule of arrow-rules.ts. */
export async function findForbiddenArrows(folder: string): Promise<readonly ForbiddenArrow[]> {
  const floors = ['packages', 'apps', 'clients', 'training'].filter((floor) =>
    existsSync(join(folder, floor)),
  );
  const { output } = await cruise(
    floors,
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: arrowRules.map((rule) => ({ ...rule, severity: 'error' as const })) },
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/(dist|build|[.]react-router)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.json'],
      },
    },
    { symlinks: true },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle?.map(({ name }) => name).join(' → ') ?? to,
  }));
}

/** Checks the layering: which module may import which. */
export const arrows: Check = {
  name: 'arrows',
  findFaults: async () => {
    const why = new Map(arrowRules.map((rule) => [rule.name, rule.comment]));
    return (await findForbiddenArrows(root)).map(
      ({ rule, from, to }) => `${from} → ${to} (${rule}: ${why.get(rule) ?? ''})`,
    );
  },
};
