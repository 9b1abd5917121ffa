import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { FileInput } from './file-input.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  label: string;
  /** File extensions and media types, as in the `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens a file picker for one file. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} accept={accept} label={label} onFiles={([file]) => file && onFile(file)} />
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
