import { Button, type ButtonProps } from '@inkstone/ui/plain';
import { useHydrated } from '../platform/use-hydrated.ts';

/**
 * The submit button of a form that scripts send. It is disabled until React has taken the page over: the browser would load the
 * page again, and what was typed would be lost. Enter in a field does nothing either as long as the button is disabled.
 */
export function SubmitButton({ disabled, ...rest }: Omit<ButtonProps, 'type'>) {
  const isHydrated = useHydrated();
  return <Button {...rest} type="submit" disabled={disabled === true || !isHydrated} />;
}
