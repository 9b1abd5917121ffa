export { notificationsModule } from './manifest.ts';
export { notify } from './notify.ts';
