import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Check, projectFiles, root } from './check.ts';

const maxLinesOfFile = 400;
const maxLinesOfFunction = 80;

/** Files that may be long because they are not read from top to bottom. */
const isFree = (file: string) =>
  /(^|\/)(data|messages|migrations)\/|[.](d|generated)[.]ts$|\/rules\/registry[.]ts$/.test(file);
const isCode = (file: string) => /[.](ts|tsx|mts|js|mjs|css)$/.test(file);

/** A node of the syntax tree; offsets are in UTF-16 code units. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Calls whose callback only groups others, such as `describe('…', () => { … })`. */
const grouping = /^(describe|test[.]describe)\b/;

/** Yields all functions below a node, outer ones first. */
function* functionsIn(node: Node, text: string): Generator<Node> {
  if (functionTypes.has(node.type)) yield node;
  const isGroup = node.type === 'CallExpression' && grouping.test(text.slice(node.start, node.start + 20));
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      for (const found of functionsIn(child, text)) if (!(isGroup && found === child)) yield found;
    }
  }
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Returns functions and files in one source file that exceed the size budget. */
export function findOversize(file: string, text: string): readonly string[] {
  const faults: string[] = [];
  const lines = linesOf(text);
  if (lines > maxLinesOfFile) faults.push(`${file}: ${lines} lines, at most ${maxLinesOfFile}`);
  if (file.endsWith('.css')) return faults;
  const { program } = parseSync(file, text, { sourceType: 'module' });
  for (const { start, end } of functionsIn(program, text)) {
    const length = linesOf(text.slice(start, end));
    if (length <= maxLinesOfFunction) continue;
    faults.push(
      `${file}:${lineAt(text, start)}: a function of ${length} lines, at most ${maxLinesOfFunction}`,
    );
  }
  return faults;
}

/** Checks the size of files and functions. */
export const sizeBudget: Check = {
  name: 'sizes',
  findFaults: async () => {
    const files = (await projectFiles()).filter((file) => isCode(file) && !isFree(file));
    const faults = await Promise.all(
      files.map(async (file) => findOversize(file, await readFile(join(root, file), 'utf8'))),
    );
    return faults.flat();
  },
};
