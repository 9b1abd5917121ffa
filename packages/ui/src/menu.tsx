import { DropdownMenu as Radix } from 'radix-ui';
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.tsx';

export interface MenuProps {
  /** The button that opens the menu; it needs an accessible name. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** Called after closing; `preventDefault` prevents the focus from returning to the button. */
  onClosed?: (event: Event) => void;
  /** Whether it is initially open. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A menu of commands under a button, with arrow keys, type-ahead and Escape. For app pages. */
export function Menu({ trigger, align = 'end', onClosed, isOpenAtFirst = false, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(onClosed && { onCloseAutoFocus: onClosed })}
          className="z-50 min-w-44 rounded-lg border border-line bg-raised p-1 text-ink shadow-floating animate-enter"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A menu that renders only its button until it is opened, for long lists with a menu in every row. */
export function LazyMenu(
  props: Omit<MenuProps, 'trigger'> & { trigger: ReactElement<HTMLAttributes<HTMLElement>> },
) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <Menu {...props} isOpenAtFirst />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setIsWanted(true),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setIsWanted(true);
    },
  });
}

const itemClass = classNames(
  'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-sm outline-none select-none cursor-pointer',
  'data-highlighted:bg-sunken data-disabled:opacity-50 data-disabled:cursor-default',
);

export interface MenuItemProps {
  onSelect: () => void;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Keyboard shortcut, shown at the end. */
  shortcut?: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** For items that are hidden at some window widths. */
  className?: string;
  children: ReactNode;
}

/** A menu command. */
export function MenuItem(props: MenuItemProps) {
  const { onSelect, icon, shortcut, isDangerous, isDisabled, className, children } = props;
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={isDisabled ?? false}
      className={classNames(itemClass, isDangerous && 'text-bad', className)}
    >
      {icon}
      <span className="grow">{children}</span>
      {shortcut && <kbd className="font-sans text-xs text-faint">{shortcut}</kbd>}
    </Radix.Item>
  );
}

export interface MenuCheckProps extends Omit<MenuItemProps, 'isDangerous' | 'className'> {
  isOn: boolean;
}

/** A menu command that toggles something. */
export function MenuCheck({ isOn, onSelect, icon, shortcut, isDisabled, children }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      checked={isOn}
      onSelect={onSelect}
      disabled={isDisabled ?? false}
      className={classNames(itemClass, isOn && 'font-medium')}
    >
      {icon}
      <span className="grow">{children}</span>
      {shortcut && <kbd className="font-sans text-xs font-normal text-faint">{shortcut}</kbd>}
      <Radix.ItemIndicator>
        <CheckIcon size={16} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

/** A separator between groups of commands. */
export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
