/** Where a font's files are: a package, and the stylesheets in it that together declare the font. */
export interface FontPackage {
  readonly name: string;
  readonly stylesheets: readonly string[];
}

/** By the id of the font. */
export const fontPackages: Readonly<Record<string, FontPackage>> = {
  'noto-serif-sc': { name: '@fontsource-variable/noto-serif-sc', stylesheets: ['wght.css'] },
  'noto-sans-sc': { name: '@fontsource-variable/noto-sans-sc', stylesheets: ['wght.css'] },
  // The variant with the forms of characters that the mainland's standard has.
  'lxgw-wenkai': { name: 'lxgw-wenkai-screen-webfont', stylesheets: ['lxgwwenkaigbscreen.css'] },
  'source-serif': {
    name: '@fontsource-variable/source-serif-4',
    stylesheets: ['wght.css', 'wght-italic.css'],
  },
  literata: { name: '@fontsource-variable/literata', stylesheets: ['wght.css', 'wght-italic.css'] },
};
