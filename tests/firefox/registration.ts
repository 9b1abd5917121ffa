import { type Phrases, phrasesOf, type TestedLocale } from '../support/phrases.ts';
import { freshPhone } from '../support/sign-up.ts';
import { findGap } from '../support/solve-slider.ts';
import type { Window } from './window.ts';

/** Registers a new phone number on the sign-in page, to the list of documents. */
export async function register(page: Window, url: string, locale: TestedLocale): Promise<void> {
  const phrase = phrasesOf(locale);
  await page.open(`${url}/${locale}/login`);
  await page.click({ role: 'textbox', name: phrase('accounts.accountLabel') });
  await page.type(`${freshPhone()}\n`);
  await solvePuzzle(page, phrase);
  await page.click({ css: 'input[type=checkbox]' });
  await page.click({ role: 'button', name: phrase('accounts.sendCode') });
  await page.click({ role: 'textbox', name: phrase('accounts.codeLabel') });
  await page.type(await newestCode(page));
  await page.until('the list of documents', () => /\/app$/.test(location.pathname));
}

async function solvePuzzle(page: Window, phrase: Phrases): Promise<void> {
  const slider = { role: 'slider', name: phrase('accounts.puzzleSlider') };
  await page.find(slider);
  await page.until(
    'the pictures',
    () => document.querySelectorAll('img[src^="data:image/png"]').length === 2,
  );
  const gap = await findGap(await page.run(readPictures));
  await page.press('ArrowRight', Math.round(gap));
  await page.press('Enter');
}

/** Reads the puzzle in the page: both pictures, and the sizes from which the page lays them out. */
function readPictures() {
  const [whole, part] = document.querySelectorAll<HTMLImageElement>('img[src^="data:image/png"]');
  if (!whole?.parentElement || !part) throw new Error('No puzzle');
  const [width = 0, height = 0] = whole.parentElement.style.aspectRatio.split('/').map(Number);
  const base64 = ({ src }: HTMLImageElement) => src.slice(src.indexOf(',') + 1);
  return {
    background: base64(whole),
    piece: base64(part),
    width,
    pieceTop: Math.round((Number.parseFloat(part.style.top) * height) / 100),
  };
}

/** Returns the code of the newest simulated message. */
function newestCode(page: Window): Promise<string> {
  return page.run(async () => {
    const reply = await fetch('/api/simulator/messages');
    return (await reply.json()).data.messages[0].code;
  });
}
