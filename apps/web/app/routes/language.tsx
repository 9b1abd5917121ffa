import { isLocale } from '@inkstone/phrases';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, Outlet } from 'react-router';

export function loader({ params }: LoaderFunctionArgs) {
  return requireLanguage(params.lang);
}

/** Runs without the server. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return requireLanguage(params.lang);
}

/** The first path segment must be a supported language. */
function requireLanguage(lang: string | undefined): null {
  if (lang !== undefined && !isLocale(lang)) throw data(null, 404);
  return null;
}

export default function LanguageRoute() {
  return <Outlet />;
}
