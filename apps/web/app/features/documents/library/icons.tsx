import { ArrowRightIcon, type IconProps, lineIcon } from '@inkstone/ui';

export const FolderIcon = lineIcon(<path d="M2.5 5.5v10h15v-8.5H10L8 4.5H3.5a1 1 0 0 0-1 1Z" />);
export const FolderPlusIcon = lineIcon(
  <path d="M2.5 5.5v10h15v-8.5H10L8 4.5H3.5a1 1 0 0 0-1 1ZM10 9.5v4M8 11.5h4" />,
);
export const ClockIcon = lineIcon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4l2.5 2" />
  </>,
);
export const StarIcon = lineIcon(<path d={star()} />);
export const FullStarIcon = lineIcon(<path d={star()} fill="currentColor" />);
export const ChevronIcon = lineIcon(<path d="m8 5 5 5-5 5" />);
export const MoveIcon = lineIcon(
  <path d="M2.5 9V5.5a1 1 0 0 1 1-1H8l2 2.5h7.5v3M2.5 12v3.5H9M11 14.5h6.5M15 12l2.5 2.5L15 17" />,
);
export const RenameIcon = lineIcon(<path d="M4 16l.7-3.2L13.5 4l2.5 2.5-8.8 8.8L4 16ZM11.5 6l2.5 2.5" />);
export const RestoreIcon = lineIcon(<path d="M4 8.5a6.5 6.5 0 1 1-.3 4M4 4.5v4h4" />);
export const FilterIcon = lineIcon(<path d="M3 5h14l-5.5 6v5l-3-1.5V11L3 5Z" />);
export const SyncedIcon = lineIcon(
  <path d="M6 15.5a3.5 3.5 0 0 1-.4-7 4.6 4.6 0 0 1 8.9 0 3.5 3.5 0 0 1-.5 7ZM7.8 11.6l1.6 1.6 3-3.2" />,
);
export const UnsyncedIcon = lineIcon(
  <path d="M6 15.5a3.5 3.5 0 0 1-.4-7 4.6 4.6 0 0 1 8.9 0 3.5 3.5 0 0 1-.5 7ZM10 13.5V9.8M8.5 11.2 10 9.7l1.5 1.5" />,
);
export const AbsentIcon = lineIcon(
  <path d="M6 15.5a3.5 3.5 0 0 1-.4-7 4.6 4.6 0 0 1 1-2M9 5.2a4.6 4.6 0 0 1 5.5 3.3 3.5 3.5 0 0 1 2.2 5.2M3.5 3.5l13 13" />,
);
export const SharedIcon = lineIcon(
  <path d="M8.5 11.5a3 3 0 0 0 4.3.2l2.6-2.6a3 3 0 0 0-4.3-4.3L10 6M11.5 8.5a3 3 0 0 0-4.3-.2l-2.6 2.6a3 3 0 0 0 4.3 4.3L10 14" />,
);

export const WordsIcon = lineIcon(
  <path d="M4 4.5A1.5 1.5 0 0 1 5.5 3H16v11H5.5A1.5 1.5 0 0 0 4 15.5ZM4 15.5A1.5 1.5 0 0 0 5.5 17H16v-3M7.5 6.5h5M7.5 9.5h5" />,
);

/** A seal, for official documents. */
export const SealIcon = lineIcon(
  <path d="M4 17h12M5 14.5h10v-2a1.5 1.5 0 0 0-1.5-1.5H12c-.6-1.2-.5-2 .2-3.2a2.6 2.6 0 1 0-4.4 0c.7 1.2.8 2 .2 3.2H6.5A1.5 1.5 0 0 0 5 12.5Z" />,
);
export const PictureTextIcon = lineIcon(
  <path d="M3 6.5V3h3.5M13.5 3H17v3.5M17 13.5V17h-3.500M6.5 17H3v-3.5M6.5 7h7M10 7v6.500" />,
);
export const FeedbackIcon = lineIcon(<path d="M3 4.5h14v9.5H9l-3.5 3V14H3ZM6.5 8h7M6.500 11h4.5" />);

/** Up for ascending, down for descending. */
export function DirectionIcon({ isAscending, ...rest }: IconProps & { isAscending: boolean }) {
  return <ArrowRightIcon {...rest} className={isAscending ? '-rotate-90' : 'rotate-90'} />;
}

function star(): string {
  return 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6Z';
}
