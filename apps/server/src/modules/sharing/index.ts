export { sharingModule } from './manifest.ts';
