// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FileButton } from './file-button.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('reports a file that was chosen before hydration, once', async () => {
  const taken: string[] = [];
  const button = <FileButton label="Choose" accept=".txt" onFile={({ name }) => taken.push(name)} />;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(button);
  const field = page.querySelector('input');
  if (!field) throw new Error('The input is not there');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['early'], 'early.txt'));
  field.files = chosen.files;
  const root = await act(() => hydrateRoot(page, button));
  expect(taken).toEqual(['early.txt']);
  await act(() =>
    root.render(<FileButton label="Choose again" accept=".txt" onFile={() => taken.push('')} />),
  );
  expect(taken).toEqual(['early.txt']);
  expect(field.files).toHaveLength(0);
});
