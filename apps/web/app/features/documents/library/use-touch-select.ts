import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a finger rests on a row before the row is selected, in ms; phones open their own menus after as long. */
const pressTime = 450;
/** How far a finger may move meanwhile, in px; beyond that it scrolls. */
const tolerance = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers for a row that fingers select: by a long press, and while anything is selected by a tap. A mouse and a
 * keyboard do with the row what they did before.
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
      // A finger that rests on a draggable element would begin to drag it.
      const row = event.currentTarget;
      if (row.hasAttribute('draggable')) row.draggable = !isTouch.current;
      if (!isTouch.current || isControl(event.target)) return;
      const select = () => {
        press.current = null;
        swallowNextClick();
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
      // `detail` is 0 for a click that a key or a screen reader made: it means the link.
      if (!isTouch.current || event.detail === 0 || isControl(event.target)) return;
      if (!isSelecting()) return;
      event.preventDefault();
      event.stopPropagation();
      onToggle();
    },
  };
}

/**
 * Drops the click that follows a long press, wherever it lands: what the press changed may have moved another row under
 * the finger. The next press ends the waiting.
 */
function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, once: true };
  addEventListener('click', swallow, options);
  addEventListener('pointerdown', () => removeEventListener('click', swallow, options), options);
}

/** Whether an element is a control of the row other than its link. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, label') !== null;
}
