// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RadioGroup, SelectField } from './choice.tsx';
import { Checkbox, TextArea, TextField } from './field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// React assigns the same ids to the fields of the next test.
afterEach(() => document.body.replaceChildren());

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

it('keeps text typed before hydration', async () => {
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

it('removes U+0000 from pasted text and keeps the caret', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  await act(async () => void hydrateRoot(page, <Form />));
  const [name, note] = [page.querySelector('input'), page.querySelector('textarea')];
  if (!name || !note) throw new Error('The fields are not there');
  await act(async () => paste(name, HTMLInputElement.prototype, 'a\u0000b', 3));
  await act(async () => paste(note, HTMLTextAreaElement.prototype, '\u0000one\u0000\ntwo', 5));
  expect(page.querySelector('output')?.textContent).toBe('ab/one\ntwo');
  expect([name.value, note.value]).toEqual(['ab', 'one\ntwo']);
  expect([name.selectionStart, note.selectionStart]).toEqual([2, 3]);
});

/** Changes a field as a browser does when text is pasted: not through the setter of React. */
function paste(
  field: HTMLInputElement | HTMLTextAreaElement,
  prototype: object,
  value: string,
  caret: number,
): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const sizes = ['', 'small', 'large'].map((value) => ({ value, label: value }));

function Choices() {
  const [size, setSize] = useState('');
  const [colour, setColour] = useState('small');
  const [isTicked, setTicked] = useState(false);
  const [, setCount] = useState(0);
  rerender = () => setCount((count) => count + 1);
  return (
    <>
      <SelectField label="Size" value={size} choices={sizes} onChange={setSize} />
      <RadioGroup label="Colour" value={colour} choices={sizes} onChange={setColour} />
      <Checkbox label="Tick" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
      <output>{`${size}/${colour}/${isTicked}`}</output>
    </>
  );
}

it('keeps choices made before hydration', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Choices />);
  const select = page.querySelector('select');
  const radio = page.querySelector<HTMLInputElement>('input[value=large]');
  const tick = page.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!select || !radio || !tick) throw new Error('The fields are not there');
  select.value = 'large';
  radio.checked = true;
  tick.checked = true;
  await act(async () => void hydrateRoot(page, <Choices />));
  expect(page.querySelector('output')?.textContent).toBe('large/large/true');
  await act(async () => rerender());
  expect([select.value, radio.checked, tick.checked]).toEqual(['large', true, true]);
});
