/** The paragraph style by which Word and WPS mark an item of a list: the list, and its level from 1. */
const itemStyle = /mso-list:\s*l(\d+)\s+level(\d)/i;
/** The marker that these programs write in front of an item for programs without lists. */
const markerSelector = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** A marker that counts, such as `1.`, `(a)`, `iv)` or `（一）`; others, such as `·`, are bullets. */
const counted = /^[(（]?([\p{L}\p{N}]{1,5})[.)．、）]/u;

/** An item of a list of Word, outside of a list element. */
interface Item {
  readonly paragraph: HTMLElement;
  readonly list: string;
  readonly level: number;
  readonly isCounted: boolean;
  /** The number of the item; NaN for letters and bullets. */
  readonly number: number;
}

/**
 * Converts lists of Word and WPS in pasted HTML, which are paragraphs with markers in their text, to list elements. Other HTML
 * is returned unchanged. It is parsed in an inert document, where nothing is loaded or run.
 */
export function withWordLists(html: string): string {
  if (!/mso-list:/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const items = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')].flatMap(readItem);
  if (items.length === 0) return html;
  for (const run of runsOf(items)) putList(run);
  return body.innerHTML;
}

function readItem(paragraph: HTMLElement): Item[] {
  const [, list = '', level = '1'] = itemStyle.exec(paragraph.getAttribute('style') ?? '') ?? [];
  const markers = [...paragraph.querySelectorAll(markerSelector)];
  if (list === '' || paragraph.closest('li') || markers.length === 0) return [];
  const marker = markers
    .map((element) => element.textContent ?? '')
    .join('')
    .trim();
  for (const element of markers) element.remove();
  const [, number = ''] = counted.exec(marker) ?? [];
  return [{ paragraph, list, level: Number(level), isCounted: number !== '', number: Number(number || NaN) }];
}

/** Items that follow one another without other content between them. */
function runsOf(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  let before: Item | null = null;
  for (const item of items) {
    const isNext = before?.paragraph.nextElementSibling === item.paragraph && before.list === item.list;
    if (isNext) runs.at(-1)?.push(item);
    else runs.push([item]);
    before = item;
  }
  return runs;
}

/** Replaces the paragraphs of a run by nested lists. */
function putList(run: readonly Item[]): void {
  const open: { readonly level: number; readonly element: HTMLElement }[] = [];
  for (const item of run) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    let list = open.at(-1);
    if (!list || list.level < item.level) {
      const element = listFor(item);
      const parent = list?.element.lastElementChild;
      if (parent) parent.append(element);
      else item.paragraph.before(element);
      list = { level: item.level, element };
      open.push(list);
    }
    const { ownerDocument } = item.paragraph;
    const entry = ownerDocument.createElement('li');
    const text = ownerDocument.createElement('p');
    text.append(...item.paragraph.childNodes);
    entry.append(text);
    list.element.append(entry);
    item.paragraph.remove();
  }
}

function listFor({ paragraph, isCounted, number }: Item): HTMLElement {
  const element = paragraph.ownerDocument.createElement(isCounted ? 'ol' : 'ul');
  if (number > 1) element.setAttribute('start', String(number));
  return element;
}
