import { type RefObject, useEffect, useRef } from 'react';

/** A value of the latest rendering, for callbacks that outlive it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
