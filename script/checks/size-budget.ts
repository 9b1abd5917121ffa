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

/** Returns the number of lines from one offset of a text to another. */
type CountLines = (start: number, end: number) => number;

function lineCounter(text: string): CountLines {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  /** The number of line ends before an offset. */
  const endsBefore = (offset: number) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (start, end) => endsBefore(end) - endsBefore(start) + 1;
}

/** Yields the functions below a node that are too long, outer ones first. Nothing below a short node is read. */
function* longFunctionsIn(node: Node, text: string, count: CountLines): Generator<Node> {
  if (count(node.start, node.end) <= maxLinesOfFunction) return;
  if (functionTypes.has(node.type)) yield node;
  const isGroup = node.type === 'CallExpression' && grouping.test(text.slice(node.start, node.start + 20));
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      for (const found of longFunctionsIn(child, text, count)) if (!(isGroup && found === child)) yield found;
    }
  }
}

/** Returns functions and files in one source file that exceed the size budget. */
export function findOversize(file: string, text: string): readonly string[] {
  const faults: string[] = [];
  const count = lineCounter(text);
  const lines = count(0, text.endsWith('\n') ? text.length - 1 : text.length);
  if (lines > maxLinesOfFile) faults.push(`${file}: ${lines} lines, at most ${maxLinesOfFile}`);
  if (file.endsWith('.css') || lines <= maxLinesOfFunction) return faults;
  const { program } = parseSync(file, text, { sourceType: 'module' });
  for (const { start, end } of longFunctionsIn(program, text, count)) {
    faults.push(
      `${file}:${count(0, start)}: a function of ${count(start, end)} lines, at most ${maxLinesOfFunction}`,
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
