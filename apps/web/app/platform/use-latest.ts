import { type RefObject, useEffect, useRef } from 'react';

/** A ref to the value of the latest render, for callbacks that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
