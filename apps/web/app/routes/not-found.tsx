import { data } from 'react-router';

/** Responds to any URL that matches no route. */
export function loader() {
  throw data(null, 404);
}

export default function NotFoundRoute() {
  return null;
}
