import type { Page } from '@playwright/test';

/**
 * Returns overlapping texts of a page, as pairs of their beginnings. Texts that cover others intentionally, because they or
 * an ancestor are positioned or clipped, are omitted.
 */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      readonly element: Element;
      readonly rect: DOMRect;
      readonly text: string;
    }
    /** Tolerated overlap of lines in pixels, because glyphs of serif fonts are taller than their line. */
    const tolerance = 4;
    const isApart = (element: Element | null): boolean => {
      for (let each = element; each; each = each.parentElement) {
        const { position, overflow } = getComputedStyle(each);
        const isRoot = each === document.body || each === document.documentElement;
        const isClipped = overflow !== 'visible' && !isRoot;
        if ((position !== 'static' && position !== 'relative') || isClipped) return true;
        if (each instanceof SVGElement) return true;
      }
      return false;
    };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text === '' || !element || !isShown || isApart(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) pieces.push({ element, rect, text: text.slice(0, 24) });
    }
    pieces.sort((left, right) => left.rect.top - right.rect.top);
    const found: string[] = [];
    for (const [index, one] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        if (other.rect.top > one.rect.bottom - tolerance) break;
        if (one.element === other.element) continue;
        const wide =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left) > tolerance;
        const high =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top) > tolerance;
        if (wide && high) found.push(`“${one.text}” and “${other.text}”`);
      }
    }
    return [...new Set(found)].slice(0, 10);
  });
}
