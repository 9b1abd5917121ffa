export interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  /** `isRange` while Shift is held: everything up to here. */
  onChange: (isRange: boolean) => void;
}

/** Selects a row. Its label is as large as a finger. */
export function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  return (
    <label className="relative z-10 flex h-full w-9 shrink-0 cursor-pointer items-center justify-center sm:w-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => {
          const { nativeEvent } = event;
          onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
        }}
        className="size-4.5"
      />
    </label>
  );
}
