import { isLocale } from '@inkstone/phrases';
import { data, type LoaderFunctionArgs, Outlet } from 'react-router';

/** The first segment of a path is a language or nothing. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.lang !== undefined && !isLocale(params.lang)) throw data(null, 404);
  return null;
}

export default function LanguageRoute() {
  return <Outlet />;
}
