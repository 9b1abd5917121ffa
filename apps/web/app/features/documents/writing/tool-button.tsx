import { classNames } from '@inkstone/ui';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';

export interface ToolButtonProps {
  label: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One button of the toolbar. */
export function ToolButton({ label, isOn, isDisabled, onPress, children }: ToolButtonProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isDisabled ?? false}
      onClick={onPress}
      className={toolClass}
    >
      {children}
    </Toolbar.Button>
  );
}

/** The class names of a toolbar button. */
export const toolClass = classNames(
  'inline-flex size-10 shrink-0 items-center justify-center rounded-md text-soft transition-colors sm:size-9',
  'hover:bg-sunken hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink disabled:opacity-40 focus-visible:-outline-offset-2',
);
