import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from '@swc/core/Visitor.js';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { type Check, root } from './check.ts';
import { importRules } from './import-rules.ts';

skipUsingDeclarations();

/** An import that violates the layering. */
export interface ForbiddenImport {
  readonly rule: string;
  readonly from: string;
  /** The imported file; for a cycle all of its files, in order. */
  readonly to: string;
}

/** Returns the imports under `folder` that violate a rule of import-rules.ts. */
export async function findForbiddenImports(folder: string): Promise<readonly ForbiddenImport[]> {
  const folders = ['packages', 'apps', 'clients', 'training'].filter((each) =>
    existsSync(join(folder, each)),
  );
  const { output } = await cruise(
    folders,
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: importRules.map((rule) => ({ ...rule, severity: 'error' as const })) },
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

/** Checks that every import is permitted by the layers. */
export const imports: Check = {
  name: 'imports',
  findFaults: async () => {
    const reasons = new Map(importRules.map((rule) => [rule.name, rule.comment]));
    return (await findForbiddenImports(root)).map(
      ({ rule, from, to }) => `${from} → ${to} (${rule}: ${reasons.get(rule) ?? ''})`,
    );
  },
};

/**
 * Makes the visitor with which dependency-cruiser reads files skip `using x = …`, which it does not
 * support yet. Such a statement never contains an import.
 */
function skipUsingDeclarations(): void {
  const { visitStatement } = Visitor.prototype;
  Visitor.prototype.visitStatement = function (statement) {
    const type: string = statement.type;
    return type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement);
  };
}
