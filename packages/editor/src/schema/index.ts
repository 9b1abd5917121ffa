export { bodyExtensions, bodySchema } from './body.ts';
export { isSafeImage, isSafeLink, longestImageData } from './safe-url.ts';
