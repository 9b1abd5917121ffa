// Components that depend only on React, for public pages, to keep those small.
export { Button, type ButtonProps, buttonClass, IconButton, type IconButtonProps } from './button.tsx';
export { classNames } from './class-names.ts';
export { Disclosure, type DisclosureProps, panelItemClass } from './disclosure.tsx';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  DeviceIcon,
  DocumentIcon,
  DownloadIcon,
  GlobeIcon,
  lineIcon,
  MenuIcon,
  MoonIcon,
  ReceiptIcon,
  SettingsIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
} from './icons.tsx';
export { useEarlyChoice, useEarlyInput } from './use-early-input.ts';
