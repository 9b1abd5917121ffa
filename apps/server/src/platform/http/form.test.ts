import { describe, expect, it } from 'vitest';
import { readFields } from './form.ts';

describe('readFields', () => {
  it.each([
    ['a form', 'text=%E4%BD%A0%E5%A5%BD+all&language=zh-CN', { text: '你好 all', language: 'zh-CN' }],
    ['JSON', '{"text":"你好","n":1,"none":null}', { text: '你好', n: '1' }],
    ['JSON with an object inside', '{"data":{"text":"a"}}', { data: '{"text":"a"}' }],
    ['a form that begins like JSON', '{x=1', { '{x': '1' }],
    ['broken escapes', 'text=100%&b=%zz', { text: '100%', b: '%zz' }],
    ['nothing', '', {}],
  ])('reads %s', (_name, body, fields) => expect(readFields({}, body)).toEqual(fields));

  it('prefers the body to the query', () => {
    expect(readFields({ language: 'en', text: 'a' }, 'text=b')).toEqual({ language: 'en', text: 'b' });
  });
});
