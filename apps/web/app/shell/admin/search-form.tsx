import { Button, TextField } from '@inkstone/ui';
import { Form } from 'react-router';

export interface SearchFormProps {
  label: string;
  /** An example of a search text. */
  hint?: string;
  /** The label of the button. */
  find: string;
  /** The search text in the URL. */
  search: string;
  maxLength: number;
  /** Further query parameters of the list. */
  fields?: Readonly<Record<string, string | number | undefined>>;
}

/**
 * The search form of a staff list, as `?search=` of the page. Data that must not be in a URL are searched
 * with `FindForm`.
 */
export function SearchForm({ label, hint, find, search, maxLength, fields = {} }: SearchFormProps) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return (
    <Form role="search" key={search} className="flex max-w-2xl grow flex-wrap items-end gap-2">
      {given.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 grow basis-60">
        <TextField
          type="search"
          name="search"
          label={label}
          {...(hint !== undefined && { placeholder: hint })}
          defaultValue={search}
          maxLength={maxLength}
          autoComplete="off"
        />
      </div>
      <Button type="submit" className="min-h-11">
        {find}
      </Button>
    </Form>
  );
}
