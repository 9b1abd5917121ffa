import { classNames } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useFileDrop } from './use-file-drop.ts';

export interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  /** The padding. */
  className: string;
  children: ReactNode;
}

/** A framed area that receives dropped files and is highlighted while files are dragged over it. */
export function DropArea({ onFiles, className, children }: DropAreaProps) {
  const { isOver, dropArea } = useFileDrop(onFiles);
  return (
    <div
      {...dropArea}
      className={classNames(
        'flex flex-col items-center gap-4 rounded-lg border border-dashed text-center transition-colors',
        isOver ? 'border-action bg-sunken' : 'border-edge bg-raised',
        className,
      )}
    >
      {children}
    </div>
  );
}
