export {
  Button,
  type ButtonKind,
  type ButtonProps,
  type ButtonSize,
  buttonClass,
  IconButton,
  type IconButtonProps,
} from './button.tsx';
export { Badge, Card, Notice, type Tone } from './card.tsx';
export {
  type Choice,
  RadioGroup,
  type RadioGroupProps,
  SelectField,
  type SelectFieldProps,
} from './choice.tsx';
export { classNames } from './class-names.ts';
export {
  CommandDialog,
  type CommandDialogProps,
  type CommandGroup,
  type CommandItem,
} from './command-dialog.tsx';
export { Dialog, DialogError, type DialogProps } from './dialog.tsx';
export { Disclosure, type DisclosureProps, panelItemClass } from './disclosure.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { EmptyState, type EmptyStateProps, Skeleton } from './empty-state.tsx';
export {
  Checkbox,
  type CheckboxProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './field.tsx';
export { FileButton, type FileButtonProps } from './file-button.tsx';
export { FileInput, type FileInputProps } from './file-input.tsx';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  CopyIcon,
  DeviceIcon,
  DocumentIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  type IconProps,
  lineIcon,
  MenuIcon,
  MoonIcon,
  MoreIcon,
  PlusIcon,
  ReceiptIcon,
  SearchIcon,
  SettingsIcon,
  SignOutIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
} from './icons.tsx';
export { isInputMethodKey } from './input-method.ts';
export {
  LazyMenu,
  Menu,
  MenuCheck,
  type MenuCheckProps,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSeparator,
} from './menu.tsx';
export { AnchoredPopover, type AnchoredPopoverProps, Popover, type PopoverProps } from './popover.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { Spinner } from './spinner.tsx';
export { showToast, type ToastAction, ToastHost, type ToastHostProps } from './toast.tsx';
export { toastDuration, toastGap, toastOffset } from './toast-timing.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { withoutNull } from './without-null.ts';
