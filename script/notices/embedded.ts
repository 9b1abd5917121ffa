/** A part of a package with a separate licence and without a licence file in the package. */
export interface EmbeddedPart {
  /** The package that contains it. */
  readonly inside: string;
  readonly name: string;
  readonly licence: string;
  readonly source: string;
  readonly copyright: readonly string[];
  /** A file of the package, and bytes in it that show that the part is there. */
  readonly evidence: { readonly file: string; readonly contains: string };
  /** The text of a licence that is not in the SPDX list. */
  readonly text?: string;
}

const pglite = { file: 'dist/pglite.wasm', package: '@electric-sql/pglite' };
const tesseract = { file: 'tesseract-core-simd-lstm.wasm', package: 'tesseract.js-core' };
const pdfium = { file: 'dist/pdfium.wasm', package: '@hyzyla/pdfium' };

/** A part of compiled code, recognised by a string that its library contains. */
const compiled = (
  program: { readonly file: string; readonly package: string },
  contains: string,
  part: Omit<EmbeddedPart, 'inside' | 'evidence'>,
): EmbeddedPart => ({ ...part, inside: program.package, evidence: { file: program.file, contains } });

const zlib = {
  name: 'zlib',
  licence: 'Zlib',
  source: 'https://zlib.net/',
  copyright: ['Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler'],
} as const;

/** Libraries compiled into packages, and data in packages that states another licence. */
export const embeddedParts: readonly EmbeddedPart[] = [
  compiled(pglite, 'PostgreSQL', {
    name: 'PostgreSQL',
    licence: 'PostgreSQL',
    source: 'https://www.postgresql.org/about/licence/',
    copyright: [
      'Portions Copyright © 1996-2026, The PostgreSQL Global Development Group',
      'Portions Copyright © 1994, The Regents of the University of California',
    ],
  }),
  compiled(pglite, 'icu_', {
    name: 'ICU',
    licence: 'Unicode-3.0',
    source: 'https://icu.unicode.org/',
    copyright: ['Copyright © 2016-2025 Unicode, Inc.', 'Copyright (c) 1995-2016 IBM Corporation and others'],
  }),
  compiled(pglite, 'libxml', {
    name: 'libxml2',
    licence: 'MIT',
    source: 'https://gitlab.gnome.org/GNOME/libxml2',
    copyright: ['Copyright (C) 1998-2012 Daniel Veillard'],
  }),
  compiled(tesseract, 'third_party/tesseract', {
    name: 'Tesseract OCR',
    licence: 'Apache-2.0',
    source: 'https://github.com/tesseract-ocr/tesseract',
    copyright: ['Hewlett-Packard Company, Google Inc. and the Tesseract OCR authors'],
  }),
  compiled(tesseract, 'leptonica', {
    name: 'Leptonica',
    licence: 'BSD-2-Clause',
    source: 'http://www.leptonica.org/',
    copyright: ['Copyright (C) 2001-2020 Leptonica'],
  }),
  compiled(tesseract, 'libpng error', {
    name: 'libpng',
    licence: 'libpng-2.0',
    source: 'http://www.libpng.org/pub/png/libpng.html',
    copyright: [],
  }),
  compiled(tesseract, 'Bogus marker length', {
    name: 'libjpeg (Independent JPEG Group)',
    licence: 'IJG',
    source: 'https://www.ijg.org/',
    copyright: ['This software is based in part on the work of the Independent JPEG Group.'],
  }),
  compiled(tesseract, 'TIFFReadDirEntryArray', {
    name: 'LibTIFF',
    licence: 'libtiff',
    source: 'https://libtiff.gitlab.io/libtiff/',
    copyright: ['Copyright (c) 1988-1997 Sam Leffler', 'Copyright (c) 1991-1997 Silicon Graphics, Inc.'],
  }),
  compiled(tesseract, 'GIF89a', {
    name: 'GIFLIB',
    licence: 'MIT',
    source: 'https://giflib.sourceforge.net/',
    copyright: ['The GIFLIB distribution is Copyright (c) 1997 Eric S. Raymond'],
  }),
  compiled(tesseract, 'VP8X', {
    name: 'libwebp',
    licence: 'BSD-3-Clause',
    source: 'https://chromium.googlesource.com/webm/libwebp',
    copyright: ['Copyright (c) 2010, Google Inc. All rights reserved.'],
  }),
  compiled(tesseract, 'incorrect header check', { ...zlib, name: 'zlib (in tesseract.js-core)' }),
  compiled(pdfium, 'FPDF', {
    name: 'PDFium',
    licence: 'BSD-3-Clause AND Apache-2.0',
    source: 'https://pdfium.googlesource.com/pdfium/',
    copyright: ['Copyright 2014 The PDFium Authors'],
  }),
  compiled(pdfium, 'FREETYPE_PROPERTIES', {
    name: 'FreeType',
    licence: 'FTL',
    source: 'https://freetype.org/',
    copyright: [
      'Portions of this software are copyright © 1996-2025 The FreeType Project (www.freetype.org).',
    ],
  }),
  compiled(pdfium, 'openjpeg', {
    name: 'OpenJPEG',
    licence: 'BSD-2-Clause',
    source: 'https://www.openjpeg.org/',
    copyright: [
      'Copyright (c) 2002-2014, Universite catholique de Louvain (UCL), Belgium, Professor Benoit Macq',
      'Copyright (c) 2003-2014, Antonin Descampe',
      'Copyright (c) 2003-2009, Francois-Olivier Devaux',
      'Copyright (c) 2005, Herve Drolon, FreeImage Team',
      "Copyright (c) 2011-2012, Centre National d'Etudes Spatiales (CNES), France",
    ],
  }),
  compiled(pdfium, 'FPDFImageObj_LoadJpegFile', {
    name: 'libjpeg-turbo',
    licence: 'IJG AND BSD-3-Clause AND Zlib',
    source: 'https://libjpeg-turbo.org/',
    copyright: [
      'This software is based in part on the work of the Independent JPEG Group.',
      'Copyright (C) 2009-2024 D. R. Commander',
      'Copyright (C) 2015 Viktor Szathmáry',
    ],
  }),
  compiled(pdfium, 'FPDF', {
    name: 'Little CMS',
    licence: 'MIT',
    source: 'https://www.littlecms.com/',
    copyright: ['Copyright (c) 1998-2023 Marti Maria Saguer'],
  }),
  compiled(pdfium, 'FPDF', {
    name: 'Anti-Grain Geometry 2.3',
    licence: 'LicenseRef-AGG',
    source: 'https://agg.sourceforge.net/',
    copyright: ['Copyright (C) 2002-2005 Maxim Shemanarev (http://www.antigrain.com)'],
    text:
      'Permission to copy, use, modify, sell and distribute this software is granted provided this copyright notice ' +
      'appears in all copies. This software is provided "as is" without express or implied warranty, and with no claim ' +
      'as to its suitability for any purpose.',
  }),
  compiled(pdfium, 'incorrect header check', { ...zlib, name: 'zlib (in PDFium)' }),
  ...['chi_sim', 'eng'].map((language) => ({
    inside: `@tesseract.js-data/${language}`,
    name: `Tesseract model ${language}`,
    licence: 'Apache-2.0',
    source: 'https://github.com/tesseract-ocr/tessdata_best',
    copyright: ['Google Inc. and the Tesseract OCR authors'],
    evidence: { file: 'package.json', contains: `@tesseract.js-data/${language}` },
  })),
  ...[pglite, tesseract, pdfium].map((program) =>
    compiled(program, '\0asm', {
      name: `musl (in ${program.package})`,
      licence: 'MIT',
      source: 'https://musl.libc.org/',
      copyright: ['Copyright © 2005-2020 Rich Felker, et al.'],
    }),
  ),
];

/** Packages with compiled code whose own licence files name all of its parts, or whose parts are listed elsewhere. */
export const enginesWithNotices: readonly string[] = ['harper.js', 'pdfjs-dist'];
