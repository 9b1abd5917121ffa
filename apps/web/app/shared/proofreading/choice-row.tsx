import { type ReactNode, useId } from 'react';

export interface ChoiceRowProps {
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  /** Content of the checkbox's label. */
  label: ReactNode;
  className: string;
  /** Shown below the label. */
  children?: ReactNode;
}

/** A list item that is selected with a checkbox. */
export function ChoiceRow({ isChosen, onChoose, label, className, children }: ChoiceRowProps) {
  const id = useId();
  return (
    <li className={`flex items-start gap-3 ${className}`}>
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-1 size-4.5 shrink-0"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block">
          {label}
        </label>
        {children}
      </div>
    </li>
  );
}
