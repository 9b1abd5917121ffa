import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Duration of a long press that selects a row, in ms; phones open their own menus after the same time. */
const pressTime = 450;
/** Maximum movement during a long press, in px; beyond that it scrolls. */
const tolerance = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers that select a row by touch: with a long press or, while any row is selected, with a tap. Mouse and
 * keyboard events are not affected.
 */
export function useTouchSelect(isSelecting: () => boolean, onToggle: () => void) {
  const press = useRef<Press | null>(null);
  const isTouch = useRef(false);

  function end() {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      end();
      isTouch.current = event.pointerType === 'touch';
      // A long press on a draggable element would start a drag.
      const row = event.currentTarget;
      if (row.hasAttribute('draggable')) row.draggable = !isTouch.current;
      if (!isTouch.current || isControl(event.target)) return;
      const select = () => {
        press.current = null;
        suppressNextClick();
        navigator.vibrate?.(10);
        onToggle();
      };
      press.current = { timer: setTimeout(select, pressTime), x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const start = press.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > tolerance) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (isTouch.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      // `detail` is 0 for a click by keyboard or screen reader, which activates the link.
      if (!isTouch.current || event.detail === 0 || isControl(event.target)) return;
      if (!isSelecting()) return;
      event.preventDefault();
      event.stopPropagation();
      onToggle();
    },
  };
}

/**
 * Suppresses the click that follows a long press on any element, because the layout change may have moved another row under the
 * finger. Ends with the next press.
 */
function suppressNextClick(): void {
  const suppress = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, once: true };
  addEventListener('click', suppress, options);
  addEventListener('pointerdown', () => removeEventListener('click', suppress, options), options);
}

/** Whether an element is a control of the row other than its link. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, label') !== null;
}
