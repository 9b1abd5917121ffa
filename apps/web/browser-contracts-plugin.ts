import { type ESTree, type Plugin, parseSync } from 'vite';

/**
 * Shortens contracts for browsers, which read only method and path of an endpoint: the server checks requests and replies, and
 * their types exist only at compile time. Without it every page loads zod and constructs the schemas of its endpoints.
 */
export function browserContracts(): Plugin {
  return {
    name: 'browser-contracts',
    // Before types are removed, so that lines of the source are kept.
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contracts\/src\/.+\.ts$/ },
      handler(code, id) {
        if (this.environment.config.consumer !== 'client') return null;
        return { code: shortenContracts(id, code), map: null };
      },
    },
  };
}

/**
 * Reduces `endpoint({...})` and `stream({...})` to method and path, and marks the values of other constants as free of side effects,
 * so that the bundler removes schemas without a user. Keeps the lines. Throws if the module cannot be parsed, and for an endpoint
 * that takes its method or path from another object.
 */
export function shortenContracts(file: string, code: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  let shortened = '';
  let end = 0;
  for (const value of program.body.flatMap(valuesOf)) {
    const source = code.slice(value.start, value.end);
    shortened += code.slice(end, value.start) + (shortenEndpoint(file, value, code) ?? markPure(source));
    end = value.end;
  }
  return shortened + code.slice(end);
}

/** The values of constants that a statement of a module declares. */
function valuesOf(statement: ESTree.Statement | ESTree.Directive): readonly ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => init ?? []);
}

const declaringFunctions = ['endpoint', 'stream'];
const keptNames = ['method', 'path'];

/** Returns null for values that are no endpoint. */
function shortenEndpoint(file: string, value: ESTree.Expression, code: string): string | null {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return null;
  if (!declaringFunctions.includes(value.callee.name)) return null;
  const [contract] = value.arguments;
  const properties = contract?.type === 'ObjectExpression' ? contract.properties : [];
  const kept = properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      keptNames.includes(property.key.name),
  );
  if (kept.length !== keptNames.length) throw new Error(`${file}: an endpoint states no method or path`);
  const short = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
  return `{ ${short} }${'\n'.repeat(linesOf(code.slice(value.start, value.end)) - linesOf(short))}`;
}

/**
 * The bundler keeps calls, and reads of properties, because they may have side effects. Marked as pure, a call is removed if nobody
 * uses its result; its arguments would be kept, but the body of a function that is called is not.
 */
function markPure(source: string): string {
  return /[(.]/.test(source) ? `/* @__PURE__ */ (() => (${source}))()` : source;
}

function linesOf(text: string): number {
  return text.split('\n').length;
}
