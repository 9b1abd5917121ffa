import { classNames } from '@inkstone/ui';
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts';

export interface MarkdownViewProps {
  text: string;
  /** Number and excerpt of a reference; null if it is not to be shown. */
  describe: (blockId: string) => { number: number; label: string } | null;
  onReference: (blockId: string) => void;
}

/** Renders an answer without loading anything: no images, no HTML; links show their host. */
export function MarkdownView({ text, ...references }: MarkdownViewProps) {
  return (
    <div className="flex flex-col gap-2.5 wrap-anywhere">
      {parseMarkdown(text).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end.
        <BlockView key={i} block={block} {...references} />
      ))}
    </div>
  );
}

/** Classes by the depth of a list. */
const indents = ['', 'ml-5', 'ml-10', 'ml-14'];

type References = Omit<MarkdownViewProps, 'text'>;

function BlockView({ block, ...references }: { block: Block } & References) {
  switch (block.type) {
    case 'code':
      return <pre className="overflow-x-auto rounded-md bg-sunken p-3 text-sm">{block.text}</pre>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List
          start={block.isOrdered && block.start !== 1 ? block.start : undefined}
          className={classNames(
            block.isOrdered ? 'list-decimal pl-6' : 'list-disc pl-5',
            indents[block.depth],
          )}
        >
          {block.items.map((parts, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are only added at the end.
            <li key={i} className="whitespace-pre-line">
              <Parts parts={parts} {...references} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys.
        <div className="overflow-x-auto" tabIndex={0}>
          <table className="text-sm">
            <thead>
              <Row cells={block.head} Cell="th" {...references} />
            </thead>
            <tbody>
              {block.rows.map((cells, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
                <Row key={i} cells={cells} Cell="td" {...references} />
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'quote':
      return (
        <blockquote className="border-l-2 border-edge pl-3 whitespace-pre-line text-soft">
          <Parts parts={block.parts} {...references} />
        </blockquote>
      );
    default:
      return (
        <p className={block.type === 'heading' ? 'font-semibold' : 'whitespace-pre-line'}>
          <Parts parts={block.parts} {...references} />
        </p>
      );
  }
}

interface RowProps extends References {
  cells: readonly (readonly Inline[])[];
  Cell: 'th' | 'td';
}

function Row({ cells, Cell, ...references }: RowProps) {
  return (
    <tr className="border-b border-line">
      {cells.map((parts, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are only added at the end.
        <Cell key={i} className="min-w-16 px-2 py-1 text-left align-top">
          <Parts parts={parts} {...references} />
        </Cell>
      ))}
    </tr>
  );
}

function Parts({ parts, ...references }: { parts: readonly Inline[] } & References) {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end.
    <Part key={i} part={part} {...references} />
  ));
}

function Part({ part, describe, onReference }: { part: Inline } & References) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="rounded-sm bg-sunken px-1 text-[0.9em]">{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Parts parts={part.parts} {...{ describe, onReference }} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Parts parts={part.parts} {...{ describe, onReference }} />
        </em>
      );
    case 'link':
      return (
        <a
          href={part.href}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className="underline underline-offset-4"
        >
          {part.text} <span className="text-faint">({part.host})</span>
        </a>
      );
    case 'reference': {
      const found = describe(part.blockId);
      if (!found) return null;
      return (
        <button
          type="button"
          aria-label={`${found.number}: ${found.label}`}
          title={found.label}
          className="mx-0.5 min-h-6 min-w-6 rounded-sm bg-sunken px-1.5 align-baseline text-xs text-soft hover:text-ink"
          onClick={() => onReference(part.blockId)}
        >
          {found.number}
        </button>
      );
    }
  }
}
