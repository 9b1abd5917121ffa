import { Dialog as Radix } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { FocusReturn } from './focus-return.tsx';
import { SearchIcon } from './icons.tsx';
import { isInputMethodKey, keepWhileComposing } from './input-method.ts';
import { DismissEarlierToasts } from './toast.tsx';

/** An item of a command dialog. */
export interface CommandItem {
  /** Unique within the dialog. */
  readonly id: string;
  readonly label: string;
  /** Details shown after the label. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
}

export interface CommandGroup {
  /** Unique within the dialog. */
  readonly id: string;
  readonly heading: string;
  readonly items: readonly CommandItem[];
}

export interface CommandDialogProps {
  /** Accessible name of the dialog, its field and its list. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Number of items, or the text for an empty list; announced on change. */
  status: string;
  /** Keyboard hints below the list, shown on devices with a keyboard. */
  hint: string;
  /** Error message of the chosen item; announced. */
  error?: string;
}

/**
 * A field with a list of choices below it: an ARIA combobox. The focus stays in the field; arrow keys move in
 * the list, Enter chooses, Escape closes.
 */
export function CommandDialog(props: CommandDialogProps) {
  const { label, placeholder, query, groups, onQuery, onChoose, onClose, status, hint, error } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const [active, move, setActive] = useActive(items, query);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent) {
    // During a composition, Enter and the arrow keys belong to the input method.
    if (isInputMethodKey(event.nativeEvent)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && active) onChoose(active.id);
    else return;
    event.preventDefault();
  }

  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(20_18_15/0.45)]" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={keepWhileComposing}
          className="fixed top-2 left-1/2 z-50 flex max-h-[calc(100dvh-1rem)] w-[min(38rem,calc(100vw-1rem))] -translate-x-1/2 flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-floating animate-enter sm:top-[12dvh] sm:max-h-[70dvh]"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <FocusReturn />
          <DismissEarlierToasts />
          <div className="flex items-center gap-2.5 border-b border-line px-4">
            <SearchIcon size={18} className="shrink-0 text-faint" />
            <input
              role="combobox"
              aria-label={label}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active && optionId(id, active)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={placeholder}
              value={query}
              onChange={(event) => onQuery(event.target.value)}
              onKeyDown={onKeyDown}
              className="h-13 min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-faint"
            />
          </div>
          <p role="status" className={items.length === 0 ? 'px-4 py-8 text-center text-soft' : 'sr-only'}>
            {status}
          </p>
          <List ref={list} {...{ id, label, groups, active, setActive, onChoose }} />
          {error ? (
            <p role="alert" className="border-t border-line px-4 py-2 text-sm text-bad">
              {error}
            </p>
          ) : (
            <p className="border-t border-line px-4 py-2 text-xs text-faint pointer-coarse:hidden">{hint}</p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Returns the active item, and functions to move and set it. A new query resets it to the first item. */
function useActive(items: readonly CommandItem[], query: string) {
  const [chosen, setChosen] = useState<{ id: string; query: string } | null>(null);
  const found = chosen?.query === query ? items.findIndex((item) => item.id === chosen.id) : -1;
  const index = Math.max(found, 0);
  const setActive = (id: string) => setChosen({ id, query });
  const move = (step: number) => {
    // Single steps wrap around; longer ones stop at the ends.
    const isLong = Math.abs(step) > 1;
    const wanted = index + step;
    const last = items.length - 1;
    const next = isLong ? Math.min(Math.max(wanted, 0), last) : (wanted + items.length) % items.length;
    const item = items[next];
    if (item) setActive(item.id);
  };
  return [items[index], move, setActive] as const;
}

interface ListProps extends Pick<CommandDialogProps, 'label' | 'groups' | 'onChoose'> {
  ref: RefObject<HTMLDivElement | null>;
  /** Id of the dialog. */
  id: string;
  active: CommandItem | undefined;
  setActive: (id: string) => void;
}

function List({ ref, id, label, groups, ...item }: ListProps) {
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={classNames('min-h-0 grow overflow-y-auto overscroll-contain', groups.length > 0 && 'p-2')}
    >
      {groups.map((group) => (
        <Group key={group.id} {...{ id, group, ...item }} />
      ))}
    </div>
  );
}

const optionId = (dialogId: string, item: CommandItem) => `${dialogId}-${item.id}`;

interface GroupProps {
  /** Id of the dialog. */
  id: string;
  group: CommandGroup;
  active: CommandItem | undefined;
  setActive: (id: string) => void;
  onChoose: (id: string) => void;
}

function Group({ id, group, active, setActive, onChoose }: GroupProps) {
  const headingId = `${id}-group-${group.id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group of a listbox, which a fieldset cannot be.
    <div role="group" aria-labelledby={headingId} className="pb-1.5">
      <p id={headingId} className="px-2.5 py-1 text-xs font-semibold text-faint">
        {group.heading}
      </p>
      {group.items.map((item) => (
        <Option
          key={item.id}
          id={optionId(id, item)}
          item={item}
          isActive={item === active}
          onPoint={() => setActive(item.id)}
          onChoose={() => onChoose(item.id)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: CommandItem;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, item, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Ignores a pointer that the list moves under during keyboard scrolling.
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm select-none pointer-coarse:min-h-11',
        isActive && 'bg-sunken',
      )}
    >
      <span className="flex size-4.5 shrink-0 items-center text-faint">{item.icon}</span>
      <span className="min-w-0 grow truncate" lang="">
        {item.label}
      </span>
      {item.detail && <span className="max-w-[45%] shrink-0 truncate text-xs text-faint">{item.detail}</span>}
    </div>
  );
}
