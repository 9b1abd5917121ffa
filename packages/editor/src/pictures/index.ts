export { type LocalPictures, localPictures } from './local-pictures.ts';
