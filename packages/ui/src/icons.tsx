import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px; 20 fits beside 16 px text. */
  size?: number;
  className?: string;
}

/** An icon of 20 × 20 units in the text colour, hidden from screen readers: label the control instead. */
export function lineIcon(drawing: ReactNode) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className}
      >
        {drawing}
      </svg>
    );
  };
}

export const CloseIcon = lineIcon(<path d="m5 5 10 10M15 5 5 15" />);
export const MenuIcon = lineIcon(<path d="M3 6h14M3 10h14M3 14h14" />);
export const CheckIcon = lineIcon(<path d="m4 10.5 4 4 8-9" />);
export const PlusIcon = lineIcon(<path d="M10 4v12M4 10h12" />);
export const MoreIcon = lineIcon(<path d="M5 10h.01M10 10h.01M15 10h.01" strokeWidth="2.5" />);
export const ArrowUpIcon = lineIcon(<path d="M10 16V4M5 9l5-5 5 5" />);
export const ArrowLeftIcon = lineIcon(<path d="M16 10H4M9 5l-5 5 5 5" />);
export const ArrowRightIcon = lineIcon(<path d="M4 10h12M11 5l5 5-5 5" />);
export const ChevronDownIcon = lineIcon(<path d="m5 8 5 5 5-5" />);
export const GlobeIcon = lineIcon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M3 10h14M10 3c2 2 3 4.3 3 7s-1 5-3 7c-2-2-3-4.3-3-7s1-5 3-7Z" />
  </>,
);
export const SunIcon = lineIcon(
  <>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1 1M14.7 14.7l1 1M4.3 15.7l1-1M14.7 5.3l1-1" />
  </>,
);
export const MoonIcon = lineIcon(<path d="M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12Z" />);
export const DeviceIcon = lineIcon(
  <>
    <rect x="3" y="4" width="14" height="9.5" rx="1.5" />
    <path d="M7.5 16.5h5M10 13.5v3" />
  </>,
);
export const UserIcon = lineIcon(
  <>
    <circle cx="10" cy="7" r="3.25" />
    <path d="M3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5" />
  </>,
);
export const DocumentIcon = lineIcon(
  <>
    <path d="M5 2.5h6.5L15 6v11.5H5Z" />
    <path d="M11.5 2.5V6H15M7.5 10h5M7.5 13h5" />
  </>,
);
export const ReceiptIcon = lineIcon(
  <path d="M4.5 2.5h11v15l-2.2-1.5-2.2 1.5-2.2-1.5-2.2 1.5-2.2-1.5Zm3 4.5h5m-5 4h5" />,
);
export const TrashIcon = lineIcon(
  <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5" />,
);
export const SignOutIcon = lineIcon(<path d="M12 3.5H4.5v13H12M8.5 10H17M14 7l3 3-3 3" />);
export const DownloadIcon = lineIcon(<path d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />);
export const EyeIcon = lineIcon(
  <>
    <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.5" />
  </>,
);
export const EyeOffIcon = lineIcon(
  <path d="M3 3l14 14M8.2 8.2a2.5 2.5 0 0 0 3.6 3.6M5.5 5.7C3.2 7.3 2 10 2 10s3 5.5 8 5.5c1.5 0 2.9-.5 4-1.2M9 4.6c.3 0 .7-.1 1-.1 5 0 8 5.5 8 5.5s-.6 1.2-1.8 2.5" />,
);
export const SearchIcon = lineIcon(
  <>
    <circle cx="8.8" cy="8.8" r="5.3" />
    <path d="m12.7 12.7 4 4" />
  </>,
);
export const CopyIcon = lineIcon(
  <>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
    <path d="M13 7V5A1.5 1.5 0 0 0 11.5 3.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2" />
  </>,
);
export const SettingsIcon = lineIcon(
  <>
    <path d="M3 5.5h7.5M14.5 5.5H17M3 10h2.5M9.5 10H17M3 14.5h8.5M15.5 14.5H17" />
    <circle cx="12.5" cy="5.5" r="2" />
    <circle cx="7.5" cy="10" r="2" />
    <circle cx="13.5" cy="14.5" r="2" />
  </>,
);
