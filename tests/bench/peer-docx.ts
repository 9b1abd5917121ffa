import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';

/** The part of a ProseMirror node that the docx files of the benchmark contain. */
interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly marks?: readonly { readonly type: string }[];
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly Node[];
}

const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/** Writes the same body with the package docx, as a program without its own writer would. */
export function writeByDocx(body: unknown): Promise<Buffer> {
  const footnotes: Record<string, { children: Paragraph[] }> = {};
  const runsOf = (node: Node): (TextRun | FootnoteReferenceRun)[] =>
    (node.content ?? []).map((child) => {
      if (child.type === 'footnote') {
        const id = Object.keys(footnotes).length + 1;
        footnotes[id] = { children: [new Paragraph(String(child.attrs?.text))] };
        return new FootnoteReferenceRun(id);
      }
      const has = (mark: string) => child.marks?.some(({ type }) => type === mark) ?? false;
      return new TextRun({ text: child.text ?? '', bold: has('bold'), italics: has('italic') });
    });
  const blockOf = (node: Node): (Paragraph | Table)[] => {
    const content = node.content ?? [];
    if (node.type === 'heading') {
      const heading = levels[Number(node.attrs?.level) - 1] ?? HeadingLevel.HEADING_1;
      return [new Paragraph({ heading, children: runsOf(node) })];
    }
    if (node.type === 'paragraph') return [new Paragraph({ children: runsOf(node) })];
    if (node.type === 'bulletList') {
      const paragraphs = content.flatMap((item) => item.content ?? []);
      return paragraphs.map((each) => new Paragraph({ bullet: { level: 0 }, children: runsOf(each) }));
    }
    const rows = content.map((row) => {
      const cells = (row.content ?? []).map(
        (cell) => new TableCell({ children: (cell.content ?? []).flatMap(blockOf) }),
      );
      return new TableRow({ children: cells });
    });
    return [new Table({ rows })];
  };
  const children = ((body as Node).content ?? []).flatMap(blockOf);
  return Packer.toBuffer(new Document({ footnotes, sections: [{ children }] }));
}
