export { analyticsModule } from './manifest.ts';
export { noteEvent } from './note-event.ts';
