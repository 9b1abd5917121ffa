import { lineIcon } from '@inkstone/ui';

/** An arrow pointing in, for imports. */
export const ImportIcon = lineIcon(
  <path d="M10 3.5v9M6.5 9 10 12.5 13.5 9M4 12.5v3a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-3" />,
);

/** A file, for exports. */
export const ExportIcon = lineIcon(
  <path d="M11 3H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h5M11 3l4 4v3M11 3v4h4M10 13.5h7M14.5 11l2.5 2.5-2.5 2.5" />,
);
