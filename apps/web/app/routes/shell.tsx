import { Navigate } from 'react-router';
import { useLocalePath } from '../i18n/page-locale.ts';

/** The page without contents that service workers keep (`shell/app-shell.ts`); whoever comes here by hand goes on. */
export default function ShellRoute() {
  const path = useLocalePath();
  return <Navigate to={path('/app')} replace />;
}
