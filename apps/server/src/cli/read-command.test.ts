import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/settings/start-error.ts';
import { quoteLines, readCommand } from './read-command.ts';

describe('readCommand', () => {
  it('tells words from --all and --reason', () => {
    expect(readCommand(['list', '--all'], 'usage')).toEqual({
      words: ['list'],
      isAll: true,
      reason: undefined,
    });
    expect(readCommand(['close', 'id', 'done', '--reason', 'spam'], 'usage')).toEqual({
      words: ['close', 'id', 'done'],
      isAll: false,
      reason: 'spam',
    });
  });

  it.each([[[]], [['list', '--help']], [['list', '--other']]])('of %j explains itself', (args) => {
    expect(() => readCommand(args, 'how it is used')).toThrow(new StartError('how it is used'));
  });
});

describe('quoteLines', () => {
  it('shows what others wrote without letting it near the terminal', () => {
    expect(quoteLines('a\u001b[31mred\nb\u202eback')).toEqual(['    | a [31mred', '    | b back']);
    expect(quoteLines('')).toEqual([]);
  });
});
