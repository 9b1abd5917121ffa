import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { rowHeight } from './row-height.ts';
import type { DocumentListState } from './use-documents.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { SelectionState } from './use-selection.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** The next page is fetched when fewer rows than this are left to scroll. */
const rowsAhead = 60;

export interface Row {
  readonly id: string;
  readonly content: ReactNode;
  /** Whether the row can be selected. */
  readonly isSelectable: boolean;
}

export interface RowListProps {
  label: string;
  count: number;
  rowAt: (index: number) => Row;
  list: DocumentListState;
  selection: SelectionState;
  /** Handles a key on a row; returns whether the key was handled. */
  onRowKey: (event: KeyboardEvent, index: number) => boolean;
}

/**
 * A virtualized list: only visible rows are rendered. Arrow keys, Home and End move between rows, Space and
 * Shift select, Ctrl+A selects all, Escape clears the selection.
 */
export function RowList({ label, count, rowAt, list, selection, onRowKey }: RowListProps) {
  const { list: element, range } = useVisibleRows(count, rowHeight);
  const { goTo, onFocus } = useRowFocus(element, count);

  useEffect(() => {
    if (range.to + rowsAhead > count && list.hasNextPage && !list.isFetching && !list.isError) {
      void list.fetchNextPage();
    }
  });

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const row = event.target instanceof Element && event.target.closest('[data-row]');
    if (!row || !(event.target instanceof HTMLElement && 'rowLink' in event.target.dataset)) return;
    const index = Number(row.getAttribute('data-row'));
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: count - 1,
    };
    const to = moves[event.key];
    const here = rowAt(index);
    if (to !== undefined && to >= 0 && to < count) {
      if (event.shiftKey && here.isSelectable) {
        if (!selection.ids.has(here.id)) selection.toggle(here.id);
        const next = rowAt(to);
        if (next.isSelectable) selection.extendTo(next.id);
      }
      goTo(to);
    } else if (event.key === ' ' && here.isSelectable) selection.toggle(here.id);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll();
    else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear();
    else if (!onRowKey(event, index)) return;
    event.preventDefault();
  }

  const rows: ReactNode[] = [];
  for (let index = range.from; index < range.to; index++) {
    const { id, content } = rowAt(index);
    rows.push(
      <li
        key={id}
        data-row={index}
        aria-setsize={list.hasNextPage ? -1 : count}
        aria-posinset={index + 1}
        style={{ top: index * rowHeight, height: rowHeight }}
        // Rows outside the viewport are neither styled nor laid out.
        className="absolute inset-x-0 border-b border-line skip-off-screen"
      >
        {content}
      </li>,
    );
  }
  return (
    <ul
      ref={element}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      style={{ height: count * rowHeight }}
      data-selecting={selection.ids.size > 0 || undefined}
      className="relative border-t border-line"
    >
      {rows}
    </ul>
  );
}
