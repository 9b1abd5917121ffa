import type { Editor } from '@inkstone/editor';
import { ChevronDownIcon, CloseIcon, classNames, IconButton, isInputMethodKey, lineIcon } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { closeFind } from './close-find.ts';
import { FindField } from './find-field.tsx';
import { FindOptionsRow } from './find-options-row.tsx';
import { ReplaceRow } from './replace-row.tsx';
import type { Find } from './use-find.ts';
import { useFinder } from './use-finder.ts';
import { useReplacing } from './use-replacing.ts';

const PreviousIcon = lineIcon(<path d="m5 12 5-5 5 5" />);

export interface FindBarProps {
  /** Null until the text has been loaded. */
  editor: Editor | null;
  find: Find;
  isReadOnly: boolean;
  /** Its place on the page. */
  className?: string;
}

/** The bar in which users enter what to find, and what to replace it with; nothing while it is closed. */
export function FindBar({ editor, ...rest }: FindBarProps) {
  return editor && rest.find.isOpen && <OpenFindBar editor={editor} {...rest} />;
}

function OpenFindBar({ editor, find, isReadOnly, className }: FindBarProps & { editor: Editor }) {
  const t = useTranslations('writing');
  const status = useFinder(editor, find);
  const replacing = useReplacing(find, status);
  const field = useRef<HTMLInputElement>(null);
  const { requests, isReplacing, form, finder } = find;
  useEffect(() => {
    if (requests === 0) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [requests]);

  const close = () => closeFind(editor, find);
  const step = (direction: 1 | -1) => {
    replacing.forget();
    finder.current?.step(direction);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape ends a composition first.
    if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <search
      ref={find.bar}
      aria-label={t(isReadOnly ? 'find' : 'findReplace')}
      onKeyDown={onKeyDown}
      className={classNames(
        'fixed inset-x-1 z-30 flex flex-col gap-1 rounded-lg border border-edge bg-raised p-1.5 text-ink shadow-floating',
        className,
      )}
    >
      <div className="flex items-center gap-0.5">
        {!isReadOnly && (
          <IconButton
            label={t('replaceRow')}
            size="small"
            aria-expanded={isReplacing}
            className="pointer-coarse:size-11"
            onClick={() => find.showReplacing(!isReplacing)}
          >
            <ChevronDownIcon size={16} className={isReplacing ? '' : '-rotate-90'} />
          </IconButton>
        )}
        <FindField
          ref={field}
          label={t('find')}
          value={form.query}
          enterKeyHint="search"
          onValue={(query) => {
            replacing.forget();
            find.change({ query });
          }}
          onEnter={(isBackwards) => step(isBackwards ? -1 : 1)}
        />
        <IconButton
          label={t('findPrevious')}
          className="size-9 pointer-coarse:size-11"
          onClick={() => step(-1)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton label={t('findNext')} className="size-9 pointer-coarse:size-11" onClick={() => step(1)}>
          <ChevronDownIcon />
        </IconButton>
        <IconButton label={t('findClose')} className="size-9 pointer-coarse:size-11" onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      {isReplacing && <ReplaceRow find={find} replacing={replacing} count={status.count} />}
      <FindOptionsRow find={find} status={status} done={replacing.done} />
    </search>
  );
}
