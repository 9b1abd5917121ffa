import { lineIcon } from '@inkstone/ui';

export const BoldIcon = lineIcon(
  <path d="M6 4h4.5a3 3 0 0 1 0 6H6Zm0 6h5.3a3 3 0 0 1 0 6H6Z" strokeWidth="2" />,
);
export const ItalicIcon = lineIcon(<path d="M8.5 4h6M5.5 16h6M11.5 4l-3 12" />);
export const UnderlineIcon = lineIcon(<path d="M6 3.5v6a4 4 0 0 0 8 0v-6M5 16.5h10" />);
export const StrikeIcon = lineIcon(
  <path d="M14 6.2C13.4 4.8 12 4 10 4 7.7 4 6.2 5.2 6.2 6.9c0 1 .5 1.7 1.3 2.2M3.5 10.5h13M13.3 11.6c.5.5.7 1.1.7 1.8 0 1.7-1.6 2.8-4 2.8-2.2 0-3.7-.9-4.3-2.5" />,
);
export const SuperscriptIcon = lineIcon(
  <path d="m3 7 7 9M10 7l-7 9M13 4.6c.3-1 1-1.6 2-1.6 1.1 0 1.9.7 1.9 1.700C16.9 6.3 13 7 13 9h4" />,
);
export const SubscriptIcon = lineIcon(
  <path d="m3 4 7 9M10 4l-7 9M13 12.600c.3-1 1-1.6 2-1.6 1.1 0 1.9.7 1.9 1.7 0 1.6-3.9 2.3-3.9 4.300h4" />,
);
export const HighlightIcon = lineIcon(<path d="m12.5 3.5 4 4-7 7H6v-3.500ZM3 17.500h14" />);
export const AlignLeftIcon = lineIcon(<path d="M3 4.500h14M3 8.200h9M3 11.800h14M3 15.500h9" />);
export const AlignCenterIcon = lineIcon(<path d="M3 4.500h14M5.5 8.200h9M3 11.800h14M5.5 15.500h9" />);
export const AlignRightIcon = lineIcon(<path d="M3 4.500h14M8 8.200h9M3 11.800h14M8 15.500h9" />);
export const AlignJustifyIcon = lineIcon(<path d="M3 4.500h14M3 8.200h14M3 11.800h14M3 15.500h14" />);
/** Lines of text and an arrow down, unlike the dots of the page menu. */
export const MoreFormatsIcon = lineIcon(
  <path d="M3 5h14M3 9.500h8M3 14h6M12 12.500l2.800 2.800 2.800-2.800" />,
);
export const FootnoteIcon = lineIcon(<path d="M3 5h8M3 9h8M3 13h5M14.5 4.2 16 3.500v5M3 17h14" />);
export const CodeIcon = lineIcon(<path d="m7 6-4 4 4 4M13 6l4 4-4 4" />);
export const CodeBlockIcon = lineIcon(
  <>
    <rect x="2.5" y="3.5" width="15" height="13" rx="1.5" />
    <path d="m7 8-2 2 2 2M13 8l2 2-2 2M11 7.5l-2 5" />
  </>,
);
export const BulletListIcon = lineIcon(
  <>
    <path d="M8 5h9M8 10h9M8 15h9" />
    <path d="M3.5 5h.01M3.5 10h.01M3.5 15h.01" strokeWidth="2.5" />
  </>,
);
export const OrderedListIcon = lineIcon(
  <path d="M8 5h9M8 10h9M8 15h9M3 4l1.2-.5V7M3 13.2c.2-.8 1.9-.8 1.9.2 0 .8-1.9 1.4-1.9 2.6h2" />,
);
export const TaskListIcon = lineIcon(<path d="M10 5.5h7M10 14.5h7M2.5 5.5l1.5 1.5 3-3M2.5 14.5 4 16l3-3" />);
export const QuoteIcon = lineIcon(<path d="M3.5 4v12M7.5 6h9M7.5 10h9M7.5 14h6" />);
export const RuleIcon = lineIcon(<path d="M3 10h14" strokeWidth="2" />);
export const LinkIcon = lineIcon(
  <path d="M8.5 11.5a3 3 0 0 0 4.3.3l2.5-2.5a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3-.3l-2.5 2.5A3 3 0 0 0 9 15l1-1" />,
);
export const ImageIcon = lineIcon(
  <>
    <rect x="2.5" y="3.5" width="15" height="13" rx="1.5" />
    <circle cx="7" cy="8" r="1.5" />
    <path d="m3 15 4.5-4 3 2.5L14 10l3.5 3.5" />
  </>,
);
export const TableIcon = lineIcon(
  <>
    <rect x="2.5" y="3.5" width="15" height="13" rx="1.5" />
    <path d="M2.5 8h15M2.5 12.2h15M8 3.5v13" />
  </>,
);
export const UndoIcon = lineIcon(<path d="M7 4 3.5 7.5 7 11M4 7.5h8a4 4 0 0 1 0 8H8" />);
export const RedoIcon = lineIcon(<path d="m13 4 3.5 3.5L13 11M16 7.5H8a4 4 0 0 0 0 8h4" />);
export const NoteIcon = lineIcon(<path d="M3 4.5h14v9.5H9.5L6 17v-3H3ZM6.5 8h7M6.5 11h4.5" />);
export const ReviewIcon = lineIcon(<path d="M3 5h14M3 9h7M3 13h5M11 14l2.2 2.2L17.5 11" />);
export const TextSizeIcon = lineIcon(
  <path d="M2.5 15.5 6.5 5l4 10.5M3.8 12h5.4M12 15.5l2.5-6.5 2.5 6.5M12.8 13.3h3.4" />,
);
export const KeyboardIcon = lineIcon(
  <>
    <rect x="2" y="5" width="16" height="10" rx="1.5" />
    <path d="M5 8.2h.01M8.3 8.2h.01M11.7 8.2h.01M15 8.2h.01M6.5 12h7" />
  </>,
);
