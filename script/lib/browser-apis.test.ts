import { expect, it } from 'vitest';
import { listNewerApis } from './browser-apis.ts';

it('finds calls that a supported browser cannot run, but not checks whether a function exists', () => {
  expect(listNewerApis('let a=URL.parse(b,c),d=e.toBase64();')).toEqual([
    'URL.parse (Chrome 126, Firefox 126, Safari 18)',
    '.toBase64 (Chrome 140, Firefox 133, Safari 18.2)',
  ]);
  expect(listNewerApis('let a=RegExp.escape||(b=>b),c=URL.canParse(d),e=f.toBase64Text();')).toEqual([]);
});
