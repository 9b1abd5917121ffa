import { Button, type ButtonProps } from '@inkstone/ui/plain';
import { useHydrated } from '../platform/use-hydrated.ts';

/**
 * The submit button of a form that is sent by a script. It is disabled until hydration, because the browser
 * would submit the form itself and the input would be lost. While it is disabled, the Enter key does not
 * submit the form either.
 */
export function SubmitButton({ disabled, ...rest }: Omit<ButtonProps, 'type'>) {
  const isHydrated = useHydrated();
  return <Button {...rest} type="submit" disabled={disabled === true || !isHydrated} />;
}
