import { expect, it } from 'vitest';
import { readVisitCookie } from './file-share.server.ts';

it.each([
  ['', 'share_abc', ''],
  ['share_abc=x-_1', 'share_abc', 'x-_1'],
  ['lang=zh; share_abc=one; share_abd=two', 'share_abd', 'two'],
  ['my_share_abc=one', 'share_abc', ''],
  ['share_abc=', 'share_abc', ''],
  ['share_a-c=1; share_a.c=2', 'share_a.c', '2'],
])('in %j, %s is %j', (header, name, value) => expect(readVisitCookie(header, name)).toBe(value));
