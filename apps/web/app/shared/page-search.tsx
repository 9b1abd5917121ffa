import { useEarlyInput } from '@inkstone/ui/plain';
import { type ComponentProps, useId } from 'react';
import { Form } from 'react-router';
import { useLocalePath } from '../platform/i18n/page-locale.ts';

export interface PageSearchProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Path of the page that shows the results, without language prefix. */
  action: string;
  label: string;
  /** The number of results, announced to screen readers; false for none. */
  status: string | false;
}

/** A search field that submits the query parameter `q`, and the status of the search; works without scripts. */
export function PageSearch({ action, label, status, ...field }: PageSearchProps) {
  const path = useLocalePath();
  const id = useId();
  useEarlyInput(id, field.value ?? field.defaultValue);
  return (
    <>
      <Form role="search" action={path(action)} className="mt-8">
        <input
          {...field}
          id={id}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-faint"
        />
      </Form>
      <p role="status" className="mt-3 min-h-6 text-sm text-faint">
        {status}
      </p>
    </>
  );
}
