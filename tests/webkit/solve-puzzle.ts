import { findGap } from '../support/solve-slider.ts';
import type { WebDriver } from './webdriver.ts';

const steps = 25;
/** Duration of a step, in ms: faster drags are refused as automated. */
const stepTime = 20;

/** Solves the puzzle that is shown, by dragging its knob. */
export async function solvePuzzle(driver: WebDriver): Promise<void> {
  const puzzle = await driver.until('the puzzle', () => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    const pictures = document.querySelectorAll<HTMLImageElement>('img[src^="data:image/png"]');
    const [background, piece] = [...pictures].map(({ src }) => src.slice(src.indexOf(',') + 1));
    const [width = 0, height = 0] = (pictures[0]?.parentElement?.style.aspectRatio ?? '')
      .split('/')
      .map(Number);
    if (!slider || background === undefined || piece === undefined) return null;
    const pieceTop = (Number.parseFloat(pictures[1]?.style.top ?? '') / 100) * height;
    const box = slider.getBoundingClientRect();
    const place = { left: box.left, top: box.top, width: box.width, height: box.height };
    return { background, piece, width, pieceTop, place, most: Number(slider.max) };
  });
  const { left, top, width, height } = puzzle.place;
  const [start, y] = [left + height / 2, Math.round(top + height / 2)];
  const way = ((width - height) * Math.round(await findGap(puzzle))) / puzzle.most;
  const moveTo = (x: number, duration: number) => ({ type: 'pointerMove', x: Math.round(x), y, duration });
  await driver.pointer([
    moveTo(start, 0),
    { type: 'pointerDown', button: 0 },
    ...Array.from({ length: steps }, (_, i) => moveTo(start + (way * (i + 1)) / steps, stepTime)),
    { type: 'pointerUp', button: 0 },
  ]);
}
