import fc from 'fast-check';

const pieces = [
  ...[
    '今天天气很好',
    '，',
    '。',
    '。。',
    '己经',
    '《红楼梦》',
    '“好”',
    '（',
    '）',
    '……',
    '...',
    '的的',
    '𠮷',
    '𠀀𠀁',
    'Ａ１',
  ],
  ...[
    'He have',
    ' a apple',
    ' i think',
    ', ',
    '. ',
    'definitly ',
    "don't",
    'the the ',
    '"',
    "'",
    'word ,',
    '!!',
    '?',
  ],
  ...[
    '😀',
    '👨‍👩‍👧',
    '🇨🇳',
    'e\u0301',
    '\u0301',
    '\ufe0f',
    '\u200d',
    '\u200b',
    '\ufeff',
    '\r\n',
    '\n',
    '\r',
    '\t',
    ' ',
    '\u3000',
    '\u00a0',
  ],
  ...[
    'https://example.com/a_b',
    'a@b.cn',
    '`code`',
    '$x^2$',
    '[1]',
    '\ud800',
    '\udc00',
    '\u0000',
    '〇○',
    '3-5个',
  ],
];

/** Generates texts with all content that has caused wrong offsets, and with content for many rules. */
export const nastyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));
