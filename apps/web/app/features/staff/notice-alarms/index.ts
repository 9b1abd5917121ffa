export { NoticeAlarmsPage } from './notice-alarms-page.tsx';
