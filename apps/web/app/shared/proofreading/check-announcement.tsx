import { type CheckStatus, isSettled } from '@inkstone/editor/checking';
import { useEffect, useRef, useState } from 'react';

/** Time for which an announcement stays in the page, in ms: long enough to be read out, and removed before it is outdated. */
const newsTime = 1500;

export interface CheckAnnouncementProps {
  check: CheckStatus;
  /** The result of the check. */
  news: string;
}

/** Announces the result of a check to screen readers, once, not after every pause in typing. */
export function CheckAnnouncement({ check, news }: CheckAnnouncementProps) {
  const [announcement, announce] = useState('');
  const last = useRef('');
  const isOver = isSettled(check);
  useEffect(() => {
    if (!isOver) announce('');
    if (!isOver || news === last.current) return;
    last.current = news;
    announce(news);
    const timer = setTimeout(() => announce(''), newsTime);
    return () => clearTimeout(timer);
  }, [isOver, news]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
