import { DropdownMenu as Radix } from 'radix-ui';
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.tsx';

export interface MenuProps {
  /** The button that opens the menu; give it a label. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** Called when it has closed; `preventDefault` keeps the focus from going back to the button. */
  onClosed?: (event: Event) => void;
  /** Whether it is open from the start. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A menu of commands under a button, with arrow keys, typing ahead and Escape. For app pages. */
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

/** A menu that is only a button until somebody opens it: for long lists, where every row has one. */
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
  /** Drawn before the words. */
  icon?: ReactNode;
  /** Keys that do the same, shown at the end. */
  shortcut?: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/** One command of a menu. */
export function MenuItem({ onSelect, icon, shortcut, isDangerous, isDisabled, children }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={isDisabled ?? false}
      className={classNames(itemClass, isDangerous && 'text-bad')}
    >
      {icon}
      <span className="grow">{children}</span>
      {shortcut && <kbd className="font-sans text-xs text-faint">{shortcut}</kbd>}
    </Radix.Item>
  );
}

export interface MenuCheckProps extends Omit<MenuItemProps, 'isDangerous'> {
  isOn: boolean;
}

/** One command of a menu that switches something on and off. */
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

/** A line between groups of commands. */
export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
