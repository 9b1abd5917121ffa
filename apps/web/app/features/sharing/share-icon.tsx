import { lineIcon } from '@inkstone/ui';

/** Something that goes out to others. */
export const ShareIcon = lineIcon(
  <>
    <path d="M12 15V4" />
    <path d="m7.5 8 4.5-4.5L16.5 8" />
    <path d="M5 13v5.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V13" />
  </>,
);
