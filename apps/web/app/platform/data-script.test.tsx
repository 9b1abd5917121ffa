// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readDataScript } from './data-script.tsx';

afterEach(() => document.body.replaceChildren());

it('embedded data are found beside a section of the page with the same name', () => {
  document.body.innerHTML =
    '<section id="messages">Word packages</section><script type="application/json" data-embedded="messages">{"a":1}</script>';
  expect(readDataScript('messages')).toEqual({ a: 1 });
});

it('a page without data has none', () => {
  document.body.innerHTML = '<section id="messages">Word packages</section>';
  expect(readDataScript('messages')).toBeNull();
});
