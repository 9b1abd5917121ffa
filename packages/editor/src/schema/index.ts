export { type TextAlign, textAlignOf, textAligns } from './align.ts';
export { bodyExtensions, bodySchema } from './body.ts';
export { containsGenerated } from './generated.ts';
export { isSafeImage, isSafeLink, maxImageDataLength } from './safe-url.ts';
export type { ChangeOrigin } from './tracked.ts';
