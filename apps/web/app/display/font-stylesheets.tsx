import { fonts } from '@inkstone/contracts/fonts';
import type { SheetLook } from './sheet-look.ts';

/** Declares the chosen font, where it is not one of the system's: only then is anything fetched. */
export function FontStylesheet({ font }: Pick<SheetLook, 'font'>) {
  const shipped = fonts.find(({ id }) => id === font);
  return shipped && <link rel="stylesheet" href={shipped.stylesheet} />;
}

/** Declares what the names of all fonts take, for a list of them. */
export function FontPreviews() {
  return fonts.map(({ id, preview }) => <link key={id} rel="stylesheet" href={preview} />);
}
