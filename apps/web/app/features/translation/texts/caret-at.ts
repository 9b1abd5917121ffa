/** Returns the position in `text` at a point of the window, where a single text node shows it; null for its end. */
export function caretAt(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  text: string,
): number | null {
  const [node, offset] = placeAt(clientX, clientY);
  return node?.nodeType === Node.TEXT_NODE && node.nodeValue === text ? offset : null;
}

function placeAt(x: number, y: number): readonly [Node | null, number] {
  if (typeof document.caretPositionFromPoint === 'function') {
    const place = document.caretPositionFromPoint(x, y);
    return [place?.offsetNode ?? null, place?.offset ?? 0];
  }
  // WebKit had only this older method until 2025.
  const place = document.caretRangeFromPoint?.(x, y);
  return [place?.startContainer ?? null, place?.startOffset ?? 0];
}
