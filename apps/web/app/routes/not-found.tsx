import { data } from 'react-router';

/** Any address that no route knows. */
export function loader() {
  throw data(null, 404);
}

export default function NotFoundRoute() {
  return null;
}
