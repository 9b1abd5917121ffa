// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { WordsNotice } from './words-notice.tsx';

const messages = {
  generation: { noWords: 'No words', buyWords: 'Buy words' },
  common: { wordsReserved: 'Reserved by running work' },
};

it.each([
  [0, 0, 'No words Buy words'],
  [0, 500, 'Reserved by running work'],
  [1, 500, ''],
  [null, 0, ''],
])('with %s free and %i reserved words it says “%s”', (packageWords, reservedWords, shown) => {
  const element = <WordsNotice packageWords={packageWords} reservedWords={reservedWords} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
    hydrationData: { loaderData: {} },
  });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={messages as never}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  expect(page.textContent).toBe(shown);
  // The form beside it would be lost in the same tab.
  for (const link of page.querySelectorAll('a')) {
    expect([link.target, link.getAttribute('href')]).toEqual(['_blank', '/zh/plan#words']);
  }
});
