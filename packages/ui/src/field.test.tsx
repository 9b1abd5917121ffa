// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TextArea, TextField } from './field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let rerender: () => void;

function Form() {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [, setCount] = useState(0);
  rerender = () => setCount((count) => count + 1);
  return (
    <>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextArea label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <output>{`${name}/${note}`}</output>
    </>
  );
}

it('keeps what was typed before the page was hydrated', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  const [name, note] = [page.querySelector('input'), page.querySelector('textarea')];
  if (!name || !note) throw new Error('The fields are not there');
  name.value = '13800000000';
  note.value = 'early';
  await act(async () => void hydrateRoot(page, <Form />));
  expect(page.querySelector('output')?.textContent).toBe('13800000000/early');
  await act(async () => rerender());
  expect([name.value, note.value]).toEqual(['13800000000', 'early']);
});
