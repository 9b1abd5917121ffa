import { fonts } from '@inkstone/contracts/site/fonts';
import type { TextAppearance } from './text-appearance.ts';

/** Loads the style sheet of the chosen font unless it is a system font. */
export function FontStylesheet({ font }: Pick<TextAppearance, 'font'>) {
  const shipped = fonts.find(({ id }) => id === font);
  return shipped && <link rel="stylesheet" href={shipped.stylesheet} />;
}

/** Loads the style sheets needed to render the names of all fonts in a list. */
export function FontPreviews() {
  return fonts.map(({ id, preview }) => <link key={id} rel="stylesheet" href={preview} />);
}
