import { lineIcon } from '@inkstone/ui';

/** A speech bubble. */
export const ChatIcon = lineIcon(<path d="M3 4h14v9H8l-4 3.5V13H3V4Z" />);
/** A page with a spark. */
export const InspireIcon = lineIcon(
  <path d="M11 3H5v14h10v-6M8 8h3M8 11.5h4M15 2.5l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8.8-2.2Z" />,
);
