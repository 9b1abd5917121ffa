import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordEvent, startAnalytics, viewEventsOf } from '../../platform/analytics.ts';
import { splitPath } from '../../platform/i18n/resolve-locale.ts';
import { pageNameOf } from '../../platform/page-names.ts';
import { useRootData } from '../../platform/root-data.ts';

/** Records views of website pages, if analytics is on. */
export function FollowVisit() {
  const isOn = useRootData()?.hasAnalytics === true;
  const { pathname } = useLocation();
  const page = pageNameOf(splitPath(pathname).rest);
  const address = splitPath(pathname).rest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same name is another view.
  useEffect(() => {
    if (!isOn) return;
    startAnalytics();
    if (page === null) return;
    for (const event of viewEventsOf(page)) recordEvent(event, page);
  }, [isOn, page, address]);
  return null;
}
