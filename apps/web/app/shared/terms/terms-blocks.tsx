import type { TermsBlock, TermsRun } from '@inkstone/contracts/site/terms';
import { classNames } from '@inkstone/ui/plain';
import type { ReactNode } from 'react';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';

/** The change of a block between two versions. */
export type BlockChange = 'same' | 'added' | 'removed';

export interface ShownBlock {
  readonly block: TermsBlock;
  readonly change: BlockChange;
}

export interface TermsBlocksProps {
  blocks: readonly ShownBlock[];
  /** Whether links to other documents open in the same frame. */
  isEmbedded: boolean;
  /** The label before an added or removed block, also for screen readers. */
  changeLabels: Readonly<Record<'added' | 'removed', string>>;
}

/** The body of a document. */
export function TermsBlocks({ blocks, isEmbedded, changeLabels }: TermsBlocksProps) {
  return blocks.map(({ block, change }, i) => {
    const key = `${i} ${change}`;
    const body = <Block block={block} isEmbedded={isEmbedded} />;
    if (change === 'same') return <div key={key}>{body}</div>;
    const Mark = change === 'added' ? 'ins' : 'del';
    return (
      <Mark
        key={key}
        className={classNames(
          'mt-3 block rounded-md px-4 py-2 no-underline',
          change === 'added' ? 'bg-good-wash' : 'bg-bad-wash',
        )}
      >
        <span className={classNames('text-xs font-medium', change === 'added' ? 'text-good' : 'text-bad')}>
          {changeLabels[change]}
        </span>
        {body}
      </Mark>
    );
  });
}

function Block({ block, isEmbedded }: { block: TermsBlock; isEmbedded: boolean }) {
  const words = (runs: readonly TermsRun[]) => <TermsRuns runs={runs} isEmbedded={isEmbedded} />;
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading className="mt-9 font-serif text-xl font-semibold">{words(block.words)}</Heading>;
    }
    case 'paragraph':
      return <p className="mt-3">{words(block.words)}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={classNames('mt-3 space-y-1.5 pl-6', block.isOrdered ? 'list-decimal' : 'list-disc')}>
          {block.items.map((item) => (
            <li key={keyOf(item)}>{words(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table rows={block.rows} words={words} />;
  }
}

interface TableProps {
  rows: Extract<TermsBlock, { kind: 'table' }>['rows'];
  words: (runs: readonly TermsRun[]) => ReactNode;
}

/** A table. On phones each row is a block, with the column heading before each cell. */
function Table({ rows: [head = [], ...rows], words }: TableProps) {
  return (
    <table className="mt-4 w-full border-collapse text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((cell) => (
            <th
              key={keyOf(cell)}
              scope="col"
              className="border-b border-edge py-2 pr-4 text-left font-semibold"
            >
              {words(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row.map(keyOf).join()}
            className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3"
          >
            {row.map((cell, column) => (
              <td
                key={keyOf(head[column] ?? cell)}
                className="border-line py-2 pr-4 align-top first:font-medium max-sm:block max-sm:py-0.5 sm:border-b"
              >
                {column > 0 && (
                  <span aria-hidden="true" className="text-faint sm:hidden">
                    {words(head[column] ?? [])}
                    {' · '}
                  </span>
                )}
                {words(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TermsRuns({ runs, isEmbedded }: { runs: readonly TermsRun[]; isEmbedded: boolean }) {
  const path = useLocalePath();
  return runs.map(({ text, isStrong, href }, i) => {
    const key = `${i} ${text}`;
    if (href?.startsWith('/')) {
      const isTerms = /^\/terms\/[a-z]+$/.test(href);
      const to = path(isEmbedded && isTerms ? `${href}/embedded` : href);
      const leaves = isEmbedded && !isTerms ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
      return (
        <a key={key} href={to} {...leaves} className="underline underline-offset-4">
          {text}
        </a>
      );
    }
    if (href !== undefined) {
      return (
        <a key={key} href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {text}
        </a>
      );
    }
    return isStrong ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });
}

function keyOf(runs: readonly TermsRun[]): string {
  return runs.map(({ text }) => text).join('');
}
