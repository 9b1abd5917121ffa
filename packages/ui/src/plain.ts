// The parts that need nothing but React: all that the public pages use, so that they stay light.
export { Button, type ButtonProps, buttonClass, IconButton, type IconButtonProps } from './button.tsx';
export { classNames } from './class-names.ts';
export { Disclosure, type DisclosureProps, panelItemClass } from './disclosure.tsx';
export {
  ArrowRightIcon,
  ArrowUpIcon,
  CheckIcon,
  CloseIcon,
  DeviceIcon,
  DocumentIcon,
  DownloadIcon,
  GlobeIcon,
  lineIcon,
  MenuIcon,
  MoonIcon,
  SettingsIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
} from './icons.tsx';
