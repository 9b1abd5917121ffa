import type { Span } from '@inkstone/kernel';
import { classNames, withoutNull } from '@inkstone/ui';
import type { ComponentProps, Ref } from 'react';

export interface StackedTextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'className' | 'ref'> {
  value: string;
  /** The marked part of the text. */
  marked?: Span | null;
  markRef?: Ref<HTMLElement>;
  /** Class names for font and padding, which the field and the layer below it share. */
  textClass: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text area that is as high as its text and can mark a part of it, by a second layer with the same text behind it. */
export function StackedTextArea({
  value,
  marked,
  markRef,
  textClass,
  ref,
  onChange,
  ...rest
}: StackedTextAreaProps) {
  const shared = classNames(
    'col-start-1 row-start-1 min-w-0 border-0 whitespace-pre-wrap wrap-break-word',
    textClass,
  );
  const { start, end } = marked ?? { start: 0, end: 0 };
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)]">
      <div aria-hidden="true" className={classNames(shared, 'text-transparent select-none')}>
        {value.slice(0, start)}
        {marked && (
          <mark ref={markRef} className="rounded-sm bg-marker text-transparent">
            {value.slice(start, end)}
          </mark>
        )}
        {value.slice(end)}
        {'\n'}
      </div>
      <textarea
        ref={ref}
        value={value}
        rows={1}
        className={classNames(
          shared,
          'relative resize-none overflow-hidden bg-transparent text-ink outline-none placeholder:text-faint',
        )}
        {...rest}
        onChange={withoutNull(onChange)}
      />
    </div>
  );
}
