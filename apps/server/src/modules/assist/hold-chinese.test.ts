import type { CheckRequest } from '@inkstone/proofread';
import { expect, it } from 'vitest';
import { holdChinese } from './hold-chinese.ts';

const check = (version: number, ...texts: string[]): CheckRequest => ({
  kind: 'check',
  version,
  items: texts.map((text, i) => ({ id: String(i), text })),
});

it('passes English on at once, and Chinese with all that follows it in order once released', () => {
  const passed: CheckRequest[] = [];
  const holder = holdChinese((request) => passed.push(request));
  const configure: CheckRequest = { kind: 'configure', options: {}, key: 'a' };
  holder.take(configure);
  holder.take(check(1, 'It is late.', '12 °C'));
  expect(passed).toEqual([configure, check(1, 'It is late.', '12 °C')]);
  passed.length = 0;
  const later: CheckRequest[] = [
    check(2, 'It is late.', '他来了。'),
    { kind: 'abandon', version: 2 },
    { kind: 'configure', options: { language: 'en' }, key: 'b' },
    check(3, 'English behind it'),
  ];
  for (const request of later) holder.take(request);
  expect(passed).toEqual([]);
  holder.release();
  expect(passed).toEqual(later);
  holder.take(check(4, '他走了。'));
  expect(passed).toEqual([...later, check(4, '他走了。')]);
});
