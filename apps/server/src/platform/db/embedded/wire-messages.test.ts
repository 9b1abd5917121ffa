import { describe, expect, it } from 'vitest';
import { MessageReader, parsedStatement, prefixStatement, writeMessage } from './wire-messages.ts';

/** The first bytes of a client: length, version 3.0, no parameters. */
const startUp = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

const kindsOf = (reader: MessageReader, bytes: Uint8Array) => reader.read(bytes).map(({ kind }) => kind);

describe('MessageReader', () => {
  it('separates messages in any pieces', () => {
    const bytes = Buffer.concat([startUp, writeMessage('Q', 'select 1'), writeMessage('S')]);
    for (let size = 1; size <= bytes.length; size++) {
      const reader = new MessageReader();
      const kinds: string[] = [];
      for (let at = 0; at < bytes.length; at += size)
        kinds.push(...kindsOf(reader, bytes.subarray(at, at + size)));
      expect(kinds).toEqual(['', 'Q', 'S']);
    }
  });

  it('does not treat a request for encryption as a start', () => {
    expect(kindsOf(new MessageReader(), Buffer.concat([sslRequest, startUp, writeMessage('S')]))).toEqual([
      '',
      '',
      'S',
    ]);
  });
});

describe('prefixStatement', () => {
  const message = (bytes: Buffer) => ({ kind: String.fromCharCode(bytes[0] ?? 0), bytes });
  const rest = Buffer.from([0, 0]);

  it.each([
    ['Parse', writeMessage('P', 'name', 'select 1', rest), writeMessage('P', '7:name', 'select 1', rest)],
    ['Bind', writeMessage('B', 'portal', 'name', rest), writeMessage('B', 'portal', '7:name', rest)],
    ['Describe', writeMessage('D', Buffer.from('S'), 'name'), writeMessage('D', Buffer.from('S'), '7:name')],
    ['Close', writeMessage('C', Buffer.from('S'), 'name'), writeMessage('C', Buffer.from('S'), '7:name')],
  ])('renames the statement of %s', (_kind, given, expected) => {
    expect(prefixStatement(message(given), '7:')).toEqual(expected);
  });

  it.each([
    ['an unnamed statement', writeMessage('P', '', 'select 1', rest)],
    ['a portal', writeMessage('D', Buffer.from('P'), 'name')],
    ['a query', writeMessage('Q', 'select 1')],
  ])('leaves %s unchanged', (_what, bytes) => {
    expect(prefixStatement(message(bytes), '7:')).toEqual(bytes);
  });

  it('identifies the statement that a message creates', () => {
    expect(parsedStatement(message(writeMessage('P', '名字', 'select 1', rest)))).toBe('名字');
    expect(parsedStatement(message(writeMessage('Q', 'select 1')))).toBe('');
  });
});
