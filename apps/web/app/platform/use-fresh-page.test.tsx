// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useFreshPage } from './use-fresh-page.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.restoreAllMocks());

/** The answers of the hook in the order of renders. */
async function answersOf(render: (shown: () => null) => void): Promise<readonly boolean[]> {
  const answers: boolean[] = [];
  await act(async () =>
    render(() => {
      answers.push(useFreshPage());
      return null;
    }),
  );
  return answers;
}

function openedBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

it('is true for the first render of a page from the server', async () => {
  openedBy('reload');
  const answers = await answersOf((Page) => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Page />);
    hydrateRoot(place, <Page />);
  });
  // On the server, at hydration, and after it.
  expect(answers).toEqual([true, true, false]);
});

it('is false for a page that is opened within the app', async () => {
  openedBy('navigate');
  expect(await answersOf((Page) => createRoot(document.createElement('div')).render(<Page />))).toEqual([
    false,
  ]);
});

it('is false for a page that the browser took from its history', async () => {
  openedBy('back_forward');
  const answers = await answersOf((Page) => hydrateRoot(document.createElement('div'), <Page />));
  expect(answers).not.toContain(true);
});
