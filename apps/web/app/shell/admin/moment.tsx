import { useMoment } from '../use-moment.ts';

/** A date and time, in ms since the epoch. */
export function Moment({ at }: { at: number }) {
  const moment = useMoment();
  return <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>;
}
