/** Duration of a toast in ms, unless the pointer is over it (spec, 9). */
export const toastDuration = 3000;

/** Gap between toasts, and distance from the window edge, in px (spec, 8 and 9). */
export const toastGap = 16;
export const toastOffset = 20;

/** Maximum visible toasts; further ones wait. */
export const toastsShown = 4;
