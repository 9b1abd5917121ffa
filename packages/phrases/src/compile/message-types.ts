import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
import type { MessageTree } from './message-tree.ts';

/** The file that `messageTypes` is written to. */
export const messageTypesFile = join(import.meta.dirname, '../messages.generated.ts');

/**
 * TypeScript that states every English text literally, from which use-intl derives known keys and the
 * arguments each message takes. (TypeScript widens texts of an imported JSON file to `string`.)
 */
export function messageTypes(catalogue: Catalogue): string {
  const words = Object.fromEntries([...(catalogue.get('en') ?? [])]);
  return `// biome-ignore-all format: written by a program\n// Written by packages/phrases/write-types.ts from messages/en; not to be edited.\n\n/** Every key of the interface with its English words. */\nexport interface Messages ${typeOf(words, '')}\n`;
}

function typeOf(tree: MessageTree, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(tree).map(([key, value]) => {
    const type = typeof value === 'string' ? JSON.stringify(value) : typeOf(value, inner);
    return `${inner}readonly ${JSON.stringify(key)}: ${type};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
