import { Button, classNames } from '@inkstone/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

/** A text is shortened from this many characters or lines. */
const longText = { characters: 700, lines: 10 } as const;

/**
 * A text that somebody outside the staff has written: shown as it is, with its line breaks and in its own writing
 * direction, never as HTML. A long one is shortened until it is opened.
 */
export function ForeignText({ text, className }: { text: string; className?: string }) {
  const t = useTranslations('admin-content');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longText.characters || text.split('\n').length > longText.lines;
  return (
    <div className={className}>
      <p
        id={id}
        dir="auto"
        className={classNames(
          'max-w-[48em] whitespace-pre-wrap wrap-anywhere',
          isLong && !isOpen && 'line-clamp-6',
        )}
      >
        {text}
      </p>
      {isLong && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'showLess' : 'showAll')}
        </Button>
      )}
    </div>
  );
}
