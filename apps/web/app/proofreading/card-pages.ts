/** Cards on one page of a panel: a long list would make every keystroke dearer. */
export const cardsOnPage = 100;

/** A page of a list. */
export interface CardPage<Item> {
  readonly items: readonly Item[];
  /** From 0; within what there is. */
  readonly page: number;
  readonly pages: number;
}

/** The page of a list that was asked for, or the last one when there are fewer by now. */
export function cardPage<Item>(all: readonly Item[], asked: number): CardPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / cardsOnPage));
  const page = Math.min(Math.max(asked, 0), pages - 1);
  return { items: all.slice(page * cardsOnPage, (page + 1) * cardsOnPage), page, pages };
}

/** The page on which the item at `index` stands. */
export function pageOf(index: number): number {
  return Math.floor(index / cardsOnPage);
}
