// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { caretAt } from './caret-at.ts';

const point = { clientX: 10, clientY: 20 };
const text = 'Every sentence.';

afterEach(() => {
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
  Reflect.deleteProperty(document, 'caretRangeFromPoint');
});

function textNode(): Text {
  const node = document.createTextNode(text);
  document.body.replaceChildren(node);
  return node;
}

it('finds the place below the pointer by either method of browsers', () => {
  const node = textNode();
  Reflect.set(document, 'caretPositionFromPoint', () => ({ offsetNode: node, offset: 6 }));
  expect(caretAt(point, text)).toBe(6);
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
  Reflect.set(document, 'caretRangeFromPoint', (x: number, y: number) =>
    x === 10 && y === 20 ? { startContainer: node, startOffset: 8 } : null,
  );
  expect(caretAt(point, text)).toBe(8);
});

it('returns null beside the text, for another text, and without either method', () => {
  const node = textNode();
  expect(caretAt(point, text)).toBeNull();
  Reflect.set(document, 'caretPositionFromPoint', () => null);
  expect(caretAt(point, text)).toBeNull();
  Reflect.set(document, 'caretPositionFromPoint', () => ({ offsetNode: node, offset: 6 }));
  expect(caretAt(point, 'Another one.')).toBeNull();
});
