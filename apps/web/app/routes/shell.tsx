import { Navigate } from 'react-router';
import { useLocalePath } from '../platform/i18n/page-locale.ts';

/**
 * The app shell that service workers cache (`platform/app-shell.ts`); users who open it directly are
 * redirected.
 */
export default function ShellRoute() {
  const path = useLocalePath();
  return <Navigate to={path('/app')} replace />;
}
