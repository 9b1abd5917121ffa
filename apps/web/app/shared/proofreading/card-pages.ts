/** Number of cards on one page of a panel; longer lists would slow down every keystroke. */
const cardsOnPage = 100;

/** A page of a list. */
export interface CardPage<Item> {
  readonly items: readonly Item[];
  /** Zero-based; within the available pages. */
  readonly page: number;
  readonly pages: number;
}

/** The requested page of a list, or the last one when there are fewer pages now. */
export function cardPage<Item>(all: readonly Item[], requested: number): CardPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / cardsOnPage));
  const page = Math.min(Math.max(requested, 0), pages - 1);
  return { items: all.slice(page * cardsOnPage, (page + 1) * cardsOnPage), page, pages };
}

/** The page that contains the item at `index`. */
export function pageOf(index: number): number {
  return Math.floor(index / cardsOnPage);
}
