/** Height of every row in px: with one height for all, the position of a row is known without rendering it. */
export const rowHeight = 72;
