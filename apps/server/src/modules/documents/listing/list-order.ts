import type { CheckedInputOf } from '@inkstone/contracts';
import type { listDocuments } from '@inkstone/contracts/documents';

/** What a list can run by. */
export type OrderedBy = 'updated' | 'created' | 'title' | 'size' | 'opened' | 'trashed';

/** The order of a list; documents that are alike in it run by their ids. */
export interface ListOrder {
  readonly by: OrderedBy;
  readonly isAscending: boolean;
}

/** The order asked for. Recent documents and the trash have their own, whatever is asked. */
export function orderOf({ where, sort, direction }: CheckedInputOf<typeof listDocuments>): ListOrder {
  if (where === 'recent') return { by: 'opened', isAscending: false };
  if (where === 'trash') return { by: 'trashed', isAscending: false };
  const isAscending = direction === undefined ? sort === 'title' : direction === 'ascending';
  return { by: sort, isAscending };
}
