import * as contract from '@inkstone/contracts/staff/notice-alarms';
import { type Route, route } from '../../../platform/http/route.ts';
import { listAlarmMessages, listNoticeAlarms, resolveNoticeAlarm } from './staff.ts';

/** Staff endpoints for alarms about notifications of providers. */
export const noticeAlarmRoutes: readonly Route[] = [
  route(contract.listNoticeAlarms, listNoticeAlarms),
  route(contract.listAlarmMessages, listAlarmMessages),
  route(contract.resolveNoticeAlarm, resolveNoticeAlarm),
];
