import { CloseIcon, classNames, IconButton } from '@inkstone/ui';
import type { ReactNode } from 'react';

export interface SidePanelProps {
  id: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /**
   * Whether the first row of the children leaves `--close` free on the right: in a low window, such as above an on-screen keyboard,
   * the close button is in that row, and the title is not shown.
   */
  isHeadShared?: boolean;
  children: ReactNode;
}

/** A panel beside the editor; on narrow windows a bottom sheet. */
export function SidePanel({
  id,
  title,
  closeLabel,
  onClose,
  isHeadShared = false,
  children,
}: SidePanelProps) {
  return (
    <aside
      id={id}
      data-covers-bottom
      aria-label={title}
      className={classNames(
        'fixed inset-x-0 bottom-[calc(var(--keyboard,0px)+3rem)] z-20 flex h-[min(24rem,50dvh)] flex-col',
        'rounded-t-lg border-t border-line bg-paper shadow-floating animate-enter sm:bottom-0',
        'lg:sticky lg:top-[calc(var(--banner)+var(--writing-header))] lg:z-0 lg:h-[calc(100dvh-var(--banner)-var(--writing-header))] lg:w-88 lg:shrink-0',
        'lg:rounded-none lg:border-t-0 lg:border-l lg:shadow-none lg:animate-none',
        isHeadShared && 'max-lg:[@media(max-height:30rem)]:[--close:2.5rem]',
        'print:hidden',
      )}
    >
      <div
        className={classNames(
          'flex items-center justify-between pt-2 pr-2 pl-4',
          isHeadShared &&
            'max-lg:[@media(max-height:30rem)]:absolute max-lg:[@media(max-height:30rem)]:top-0',
          isHeadShared && 'max-lg:[@media(max-height:30rem)]:right-0 max-lg:[@media(max-height:30rem)]:pt-1',
        )}
      >
        <h2
          className={classNames(
            'font-serif text-lg font-semibold',
            isHeadShared && 'max-lg:[@media(max-height:30rem)]:sr-only',
          )}
        >
          {title}
        </h2>
        <IconButton label={closeLabel} size="small" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}
