import { parseSync } from 'rolldown/utils';

/** An import or a re-export, of values or types. */
export interface Import {
  readonly specifier: string;
  /** Whether the whole statement is of types, so that it loads nothing. */
  readonly isTypeOnly: boolean;
}

/** A node of the syntax tree; offsets are in UTF-16 code units. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly source?: { readonly value?: unknown };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** `import type …` and `export type …`, but not a default import with the name `type`. */
const typeStatement = /^(?:import|export)\s+type\s+(?!from\b|,)/;
const callLike = /\bimport\s*\(/g;
const moduleDeclaration = /\bdeclare\s+module\b/;

/** Returns the imports of a source file of TypeScript or JavaScript, also those in expressions and types. */
export function readImports(file: string, text: string): readonly Import[] {
  const parsed = parseSync(file, text, { sourceType: 'module' });
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const found: Import[] = [];
  for (const { start, moduleRequest } of staticImports) {
    found.push({ specifier: moduleRequest.value, isTypeOnly: isTypeStatement(text, start) });
  }
  for (const { start, entries } of staticExports) {
    const request = entries[0]?.moduleRequest;
    if (request) found.push({ specifier: request.value, isTypeOnly: isTypeStatement(text, start) });
  }
  for (const { moduleRequest } of dynamicImports) {
    const specifier = literal(text.slice(moduleRequest.start, moduleRequest.end));
    if (specifier !== null) found.push({ specifier, isTypeOnly: false });
  }
  // The lists lack types such as `import('./a.ts').B`, and imports of declared modules. The syntax tree is expensive to read.
  const calls = text.match(callLike)?.length ?? 0;
  if (calls <= dynamicImports.length && !moduleDeclaration.test(text)) return found;
  const listed = new Set(staticImports.map(({ start }) => start));
  return [...found, ...unlistedImportsIn(parsed.program, listed)];
}

const isTypeStatement = (text: string, start: number) => typeStatement.test(text.slice(start, start + 40));

/** Returns the value of a string literal or of a template without expressions; null for another expression. */
function literal(expression: string): string | null {
  return /^(['"`])([^'"`$\\]*)\1$/.exec(expression.trim())?.[2] ?? null;
}

function* unlistedImportsIn(node: Node, listed: ReadonlySet<number>): Generator<Import> {
  const isImport =
    node.type === 'TSImportType' || (node.type === 'ImportDeclaration' && !listed.has(node.start));
  const specifier = isImport ? node.source?.value : undefined;
  if (typeof specifier === 'string') yield { specifier, isTypeOnly: true };
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* unlistedImportsIn(child, listed);
    }
  }
}
