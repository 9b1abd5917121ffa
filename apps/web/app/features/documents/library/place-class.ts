/** The class names of a navigation link that is also a drop target. */
export const placeClass =
  'flex min-h-10 items-center gap-2.5 rounded-md px-2.5 text-sm text-ink hover:bg-ink/5 aria-[current=page]:bg-ink/8 aria-[current=page]:font-semibold data-over:bg-note-wash data-over:outline-2 data-over:outline-focus';
