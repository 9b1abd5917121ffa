import type { InspireSection } from '@inkstone/contracts/generation/inspire';
import { escapeMarkup } from '@inkstone/kernel';

/** The sections that have a text. */
export function writtenParts(parts: readonly InspireSection[]): InspireSection[] {
  return parts.filter(({ text }) => text.trim() !== '');
}

/** The text of a work as HTML for a new document; headings and paragraphs are marked as written by a model. */
export function writeHtml(title: string, parts: readonly Pick<InspireSection, 'heading' | 'text'>[]): string {
  const marked = (text: string) => `<span data-generated>${escapeMarkup(text)}</span>`;
  const sections = parts.map(({ heading, text }) => {
    const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
    return `<h2>${marked(heading)}</h2>${lines.map((line) => `<p>${marked(line)}</p>`).join('')}`;
  });
  const head = `<meta charset="utf-8"><title>${escapeMarkup(title)}</title>`;
  return `<!doctype html><html><head>${head}</head><body>${sections.join('')}</body></html>`;
}
