/** Content that needs cleaning; other HTML is not parsed. */
const suspicious =
  /mso-|<o:p|display\s*:\s*none|visibility\s*:\s*hidden|\shidden[\s=>]|\shref\s*=\s*["']?#|[\p{Script=Han}，。；：、！？]\s*\n/iu;
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
/** The reference of a footnote or endnote of Word, with the id of its text. */
const noteReference = /mso-(?:foot|end)note-id\s*:\s*(\w+)/i;
const noteText = /mso-element\s*:\s*(?:foot|end)note\s*(?:;|$)/i;
const noteList = /mso-element\s*:\s*(?:foot|end)note-list/i;
const commentList = /mso-element\s*:\s*comment-list/i;
/** A line end of the source code between Chinese characters, which is not a space. */
const chineseLineEnd =
  /(?<=[\p{Script=Han}，。；：、！？“”（）《》])[ \t]*\r?\n\s*(?=[\p{Script=Han}，。；：、！？“”（）《》])/gu;

/**
 * Cleans pasted HTML of Word, WPS and web pages: removes hidden text, the texts of comments and links within the
 * page, turns footnotes into those of the document, and empties paragraphs that contain only the space of an empty one. It is
 * parsed in an inert document, where nothing is loaded or run. What an editor of Inkstone copied is returned unchanged.
 */
export function cleanedHtml(html: string): string {
  if (html.includes('data-pm-slice') || !suspicious.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of styled(body, hiddenStyle)) element.remove();
  for (const element of body.querySelectorAll('[hidden], .MsoCommentReference, .msocomanchor'))
    element.remove();
  for (const element of styled(body, commentList)) element.remove();
  takeNotes(body);
  for (const link of body.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
  for (const filler of body.getElementsByTagName('o:p'))
    if ((filler.textContent ?? '').trim() === '') filler.textContent = '';
  joinChineseLines(body);
  return body.innerHTML;
}

function styled(parent: Element, pattern: RegExp): Element[] {
  return [...parent.querySelectorAll('[style]')].filter((element) =>
    pattern.test(element.getAttribute('style') ?? ''),
  );
}

/** Replaces references to notes by footnotes with their text. A text without a reference stays. */
function takeNotes(body: Element): void {
  const notes = new Map(styled(body, noteText).map((element) => [element.id, element]));
  const taken = new Set<Element>();
  for (const reference of styled(body, noteReference)) {
    const [, id = ''] = noteReference.exec(reference.getAttribute('style') ?? '') ?? [];
    const note = notes.get(id);
    if (note === undefined || note.contains(reference)) continue;
    const footnote = body.ownerDocument.createElement('sup');
    footnote.setAttribute('data-footnote', textOfNote(note));
    reference.replaceWith(footnote);
    taken.add(note);
  }
  for (const note of taken) note.remove();
  for (const list of styled(body, noteList)) if (styled(list, noteText).length === 0) list.remove();
}

/** The text of a note without its number. */
function textOfNote(note: Element): string {
  const copy = note.cloneNode(true) as Element;
  for (const number of styled(copy, noteReference)) number.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function joinChineseLines(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.nodeValue ?? '';
    if (!text.includes('\n') || currentNode.parentElement?.closest('pre')) continue;
    const joined = text.replace(chineseLineEnd, '');
    if (joined !== text) currentNode.nodeValue = joined;
  }
}
