import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/settings/start-error.ts';
import { quoteLines, readCommand } from './read-command.ts';

describe('readCommand', () => {
  it('separates arguments from --all and --reason', () => {
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

  it.each([[[]], [['list', '--help']], [['list', '--other']]])('of %j prints the usage', (args) => {
    expect(() => readCommand(args, 'how it is used')).toThrow(new StartError('how it is used'));
  });
});

describe('quoteLines', () => {
  it('removes terminal control characters from quoted text', () => {
    expect(quoteLines('a\u001b[31mred\nb\u202eback')).toEqual(['    | a [31mred', '    | b back']);
    expect(quoteLines('')).toEqual([]);
  });
});
