/** How long a toast stays, in ms, unless the pointer rests on it (spec, 9). */
export const toastDuration = 3000;

/** Space between toasts, and how far the first stands from the edge of the window, in px (spec, 8 and 9). */
export const toastGap = 16;
export const toastOffset = 20;

/** At most this many are seen at once; the rest wait behind them. */
export const toastsShown = 4;
