import type { CheckedInputOf } from '@inkstone/contracts';
import type { listDocuments } from '@inkstone/contracts/documents';

/** Sort keys of a list. */
export type OrderedBy = 'updated' | 'created' | 'title' | 'size' | 'opened' | 'trashed';

/** The order of a list; ties are broken by id. */
export interface ListOrder {
  readonly by: OrderedBy;
  readonly isAscending: boolean;
}

/** Returns the requested order. Recent documents and the trash have a fixed order. */
export function orderOf({ where, sort, direction }: CheckedInputOf<typeof listDocuments>): ListOrder {
  if (where === 'recent') return { by: 'opened', isAscending: false };
  if (where === 'trash') return { by: 'trashed', isAscending: false };
  const isAscending = direction === undefined ? sort === 'title' : direction === 'ascending';
  return { by: sort, isAscending };
}
