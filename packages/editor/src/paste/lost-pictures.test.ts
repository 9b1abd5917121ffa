// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { countLostPictures } from './lost-pictures.ts';

it.each([
  ['<p>no picture, but <imgs></p>', 0],
  ['<img src="/api/store/image?id=1"><img src="data:image/png;base64,iVBORw0KGgo=">', 0],
  [
    '<p><img width=10 height=10 src="file:///C:/clip_image001.png"></p><img src="https://a.example/p.gif">',
    2,
  ],
  ['<img width="1" height="1" src="https://a.example/count.gif"><img alt="without an address">', 0],
  [`<img src="data:image/png;base64,${'A'.repeat(100_000)}">`, 1],
])('counts the pictures that a paste loses: %#', (html, count) => {
  expect(countLostPictures(html)).toBe(count);
});
