import { describe, expect, it } from 'vitest';
import { findCommands } from './find-commands.ts';

const commands = [
  { label: 'My documents' },
  { label: 'New document' },
  { label: 'Appearance: dark', keywords: 'theme' },
  { label: '设置 › 显示', keywords: 'display settings' },
  { label: 'Préférences' },
];
const find = (query: string) => findCommands(commands, query).map(({ label }) => label);

describe('findCommands', () => {
  it('finds all for an empty query', () => {
    expect(find('  ')).toHaveLength(5);
  });

  it('lists labels that begin with the query first', () => {
    expect(find('new')).toEqual(['New document']);
    expect(find('doc')).toEqual(['My documents', 'New document']);
    expect(find('my d')).toEqual(['My documents']);
  });

  it('requires every word, in labels or keywords', () => {
    expect(find('dark theme')).toEqual(['Appearance: dark']);
    expect(find('dark moon')).toEqual([]);
    expect(find('display')).toEqual(['设置 › 显示']);
  });

  it('ignores case, width and accents', () => {
    expect(find('ｐｒｅｆｅ')).toEqual(['Préférences']);
    expect(find('显示')).toEqual(['设置 › 显示']);
  });
});
