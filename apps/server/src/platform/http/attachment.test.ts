import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['a.md', `attachment; filename="a.md"; filename*=UTF-8''a.md`],
  ['春 (1).pdf', `attachment; filename="_ (1).pdf"; filename*=UTF-8''%E6%98%A5%20%281%29.pdf`],
  ['a"\r\nX: y.md', `attachment; filename="a__X: y.md"; filename*=UTF-8''a%22%0D%0AX%3A%20y.md`],
  ['\ud800.md', `attachment; filename="_.md"; filename*=UTF-8''%EF%BF%BD.md`],
])('names %j for every browser', (name, value) => expect(attachment(name)).toBe(value));
