import { Button, classNames } from '@inkstone/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Number of characters and lines from which a text is shortened. */
const longText = { characters: 700, lines: 10 } as const;

/**
 * A text by a person outside the staff: shown as plain text with its line breaks and writing direction, never
 * as HTML. A long text is collapsed until it is expanded.
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
