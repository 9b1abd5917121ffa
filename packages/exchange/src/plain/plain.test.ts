import { describe, expect, it } from 'vitest';
import { decodePlain, type PlainEncoding, readPlain, writePlain } from './index.ts';

const simplified = '春天来了，我们在院子里种下两棵树。\n他说：“等到秋天，这里就会有果子了。”';
const traditional = '春天來了，我們在院子裡種下兩棵樹。\n他說：「等到秋天，這裡就會有果子了。」';

/** Creates an encoder for an encoding with one or two bytes per character, by decoding all byte sequences. */
function encoder(encoding: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, readonly number[]>();
  for (let low = 0; low < 0x80; low++) bytes.set(String.fromCharCode(low), [low]);
  for (let high = 0x81; high < 0xff; high++) {
    for (let low = 0x40; low < 0xff; low++) {
      const character = decoder.decode(Uint8Array.of(high, low));
      if ([...character].length === 1 && character !== '\ufffd' && !bytes.has(character))
        bytes.set(character, [high, low]);
    }
  }
  return (text) =>
    Uint8Array.from(
      [...text].flatMap((character) => {
        const found = bytes.get(character);
        if (!found) throw new Error(`${encoding} has no ${character}`);
        return [...found];
      }),
    );
}

const little = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const big = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));
const gb18030 = encoder('gb18030');
const big5 = encoder('big5');

describe('decodePlain', () => {
  const files: readonly (readonly [
    name: string,
    bytes: Uint8Array,
    text: string,
    encoding: PlainEncoding,
  ])[] = [
    ['UTF-8', utf8(simplified), simplified, 'utf-8'],
    ['UTF-8 with a mark', utf8(`\ufeff${simplified}`), simplified, 'utf-8'],
    ['UTF-16LE with a mark', little(`\ufeff${simplified}`), simplified, 'utf-16le'],
    ['UTF-16BE with a mark', big(`\ufeff${traditional}`), traditional, 'utf-16be'],
    ['UTF-16LE of English', little('A letter from Rome.\n'), 'A letter from Rome.\n', 'utf-16le'],
    ['UTF-16BE of English', big('A letter from Rome.\n'), 'A letter from Rome.\n', 'utf-16be'],
    ['UTF-16LE of Chinese', little(simplified), simplified, 'utf-16le'],
    ['GB 18030', gb18030(simplified), simplified, 'gb18030'],
    ['GB 18030 of one line', gb18030('这是一份很短的文件'), '这是一份很短的文件', 'gb18030'],
    [
      'GB 18030 of traditional',
      gb18030(traditional.replace(/[「」]/g, '')),
      traditional.replace(/[「」]/g, ''),
      'gb18030',
    ],
    ['Big5', big5(traditional), traditional, 'big5'],
    ['Big5 among English', big5('Re: 會議的時間\nSee you'), 'Re: 會議的時間\nSee you', 'big5'],
    [
      'Windows-1252',
      Uint8Array.from(Buffer.from('Un café très agréable à côté.', 'latin1')),
      'Un café très agréable à côté.',
      'windows-1252',
    ],
    ['nothing', new Uint8Array(), '', 'utf-8'],
  ];

  it.each(files)('reads %s', (_, bytes, text, encoding) =>
    expect(decodePlain(bytes)).toEqual({ text, encoding }),
  );

  it.each([
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48]),
    ],
    [
      'a zip',
      Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 8, 0, 8, 0, 0x21, 0xa3, 0x5b, 0xff, 0xfe, 0xd9, 0x01]),
    ],
    ['bytes by chance', Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919 + ((at * at) >> 3)) & 255)],
    ['UTF-8 with controls', utf8('a\u0001b')],
  ])('refuses %s', (_, bytes) => expect(decodePlain(bytes)).toBeNull());
});

describe('readPlain', () => {
  const paragraphs = (text: string) =>
    readPlain(text).manuscript.body.children.map((node) => node.textContent);

  it('makes each line a paragraph and keeps the indent of Chinese', () => {
    expect(paragraphs('　　第一段。\r\n\r\n　　第二段。\r\n')).toEqual(['　　第一段。', '　　第二段。']);
  });

  it('joins manually wrapped lines', () => {
    const line = 'The quick brown fox jumps over the lazy dog and runs into the wood';
    expect(paragraphs(`${line}\n${line}\nthe end.\n\n${line}\n${line}`)).toEqual([
      `${line} ${line} the end.`,
      `${line} ${line}`,
    ]);
  });

  it('returns an empty document for an empty file', () => expect(paragraphs('')).toEqual(['']));

  it('is unchanged when read again', () => {
    const { manuscript } = readPlain(simplified);
    expect(writePlain({ ...manuscript, title: '春' })).toBe(`春\n\n${simplified}\n`);
  });
});
