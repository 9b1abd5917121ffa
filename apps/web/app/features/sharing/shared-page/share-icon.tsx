import { lineIcon } from '@inkstone/ui/plain';

/** Something that goes out to others. */
export const ShareIcon = lineIcon(
  <path d="M10 12.5v-9M6.5 7 10 3.5 13.5 7M4 10.5v5a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-5" />,
);
