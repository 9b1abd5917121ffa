import { CloseIcon, classNames, IconButton } from '@inkstone/ui';
import type { ReactNode } from 'react';

export interface SidePanelProps {
  id: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside the editor; on narrow windows a bottom sheet. */
export function SidePanel({ id, title, closeLabel, onClose, children }: SidePanelProps) {
  return (
    <aside
      id={id}
      aria-label={title}
      className={classNames(
        'fixed inset-x-0 bottom-[calc(var(--keyboard,0px)+3rem)] z-20 flex h-[min(24rem,50dvh)] flex-col',
        'rounded-t-lg border-t border-line bg-paper shadow-floating animate-enter sm:bottom-0',
        'lg:sticky lg:top-[calc(var(--banner)+var(--writing-header))] lg:z-0 lg:h-[calc(100dvh-var(--banner)-var(--writing-header))] lg:w-88 lg:shrink-0',
        'lg:rounded-none lg:border-t-0 lg:border-l lg:shadow-none lg:animate-none',
      )}
    >
      <div className="flex items-center justify-between pt-2 pr-2 pl-4">
        <h2 className="font-serif text-lg font-semibold">{title}</h2>
        <IconButton label={closeLabel} size="small" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}
