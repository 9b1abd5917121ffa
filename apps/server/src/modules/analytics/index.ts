export { noteEvent } from './note-event.ts';
