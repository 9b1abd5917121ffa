// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useNow } from './use-now.ts';

function Page() {
  return <p>{useNow(5000)}</p>;
}

function shown(loaderData: Record<string, unknown>): string {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <Page /> }], {
    hydrationData: { loaderData },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('is the time of the server, which the simulator may have moved', () => {
  expect(shown({ root: { clockAhead: 0 } })).toBe('<p>5000</p>');
  expect(shown({ root: { clockAhead: 700 } })).toBe('<p>5700</p>');
});
