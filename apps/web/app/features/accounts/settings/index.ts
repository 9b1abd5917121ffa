export { SettingsIndexPage } from './settings-index-page.tsx';
export { SettingsPage } from './settings-page.tsx';
export { loadSettings } from './use-settings.ts';
