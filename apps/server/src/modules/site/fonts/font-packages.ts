/** The package of a font, and the stylesheets that together declare it. */
export interface FontPackage {
  readonly name: string;
  readonly stylesheets: readonly string[];
}

/** By font id. */
export const fontPackages: Readonly<Record<string, FontPackage>> = {
  'noto-serif-sc': { name: '@fontsource-variable/noto-serif-sc', stylesheets: ['wght.css'] },
  'noto-sans-sc': { name: '@fontsource-variable/noto-sans-sc', stylesheets: ['wght.css'] },
  // The variant with the character forms of the mainland China standard.
  'lxgw-wenkai': { name: 'lxgw-wenkai-screen-webfont', stylesheets: ['lxgwwenkaigbscreen.css'] },
  'source-serif': {
    name: '@fontsource-variable/source-serif-4',
    stylesheets: ['wght.css', 'wght-italic.css'],
  },
  literata: { name: '@fontsource-variable/literata', stylesheets: ['wght.css', 'wght-italic.css'] },
};
