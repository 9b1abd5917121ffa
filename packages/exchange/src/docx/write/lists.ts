/** Properties of a Word list. */
export interface WrittenList {
  readonly kind: 'bulletList' | 'orderedList' | 'taskList';
  readonly level: number;
  readonly start: number;
  /** Number format as in HTML. */
  readonly type: string | null;
}

/** The lists of a document; each becomes one Word list. */
export class ListTable {
  readonly #lists: WrittenList[] = [];

  /** Adds a list; returns its id. */
  add(list: WrittenList): number {
    this.#lists.push(list);
    return this.#lists.length;
  }

  /** The part numbering.xml. */
  write(): string {
    const origins = [...new Set(this.#lists.map(originOf))];
    return [
      ...origins.map((origin, id) => abstractXml(id, origin)),
      ...this.#lists.map((list, i) => {
        // A restart makes it a separate list, also for bullets.
        const restart = `<w:lvlOverride w:ilvl="${list.level}"><w:startOverride w:val="${list.start}"/></w:lvlOverride>`;
        const origin = origins.indexOf(originOf(list));
        return `<w:num w:numId="${i + 1}"><w:abstractNumId w:val="${origin}"/>${restart}</w:num>`;
      }),
    ].join('');
  }
}

/** Lists with the same level formats share a definition. */
function originOf({ kind, type }: WrittenList): string {
  return `${kind} ${kind === 'orderedList' ? (type ?? '1') : ''}`;
}

const numberFormats: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

const bullets = ['•', '◦', '▪'] as const;

function abstractXml(id: number, origin: string): string {
  const [kind, type = ''] = origin.split(' ');
  const levels = Array.from({ length: 9 }, (_, level) => {
    const format =
      kind === 'bulletList' ? 'bullet' : kind === 'taskList' ? 'none' : (numberFormats[type] ?? 'decimal');
    const text = kind === 'bulletList' ? bullets[level % 3] : kind === 'taskList' ? '' : `%${level + 1}.`;
    const indent = `<w:pPr><w:ind w:left="${(level + 1) * 420}" w:hanging="${kind === 'taskList' ? 0 : 420}"/></w:pPr>`;
    return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/>${indent}</w:lvl>`;
  });
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels.join('')}</w:abstractNum>`;
}
