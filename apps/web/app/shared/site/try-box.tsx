import { ArrowRightIcon, buttonClass } from '@inkstone/ui/plain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';

export interface TryBoxProps {
  label: string;
  placeholder?: string;
  note: string;
  button: string;
  /** Stores the text for the trial page. */
  onTry: (text: string) => void;
}

/** A text field whose content is opened on the trial page. */
export function TryBox({ label, placeholder, note, button, onTry }: TryBoxProps) {
  const path = useLocalePath();
  const [text, setText] = useState('');
  return (
    <div className="flex flex-col rounded-lg border border-line bg-raised shadow-raised">
      <label htmlFor="try" className="px-6 pt-5 font-serif text-lg font-semibold">
        {label}
      </label>
      <textarea
        id="try"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={placeholder}
        rows={5}
        spellCheck={false}
        className="ruled mx-6 mt-3 resize-none bg-transparent text-base placeholder:text-faint"
      />
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-5">
        <p className="text-sm text-faint">{note}</p>
        <Link
          to={path('/trial')}
          data-hands-over="try"
          onClick={() => onTry(text)}
          className={buttonClass('secondary', 'medium')}
        >
          {button}
          <ArrowRightIcon size={16} />
        </Link>
      </div>
    </div>
  );
}
