import { locales } from '@inkstone/phrases';
import { describe, expect, it } from 'vitest';
import { writeSitemap } from './write-sitemap.ts';

describe('writeSitemap', () => {
  it('has an entry for each language, each with all others', () => {
    const xml = writeSitemap(
      [{ path: '/education', languages: locales, updatedAt: null }],
      'https://x.example',
    );
    expect(xml.match(/<url>/g)).toHaveLength(9);
    expect(xml.match(/hreflang="zh-CN" href="https:\/\/x\.example\/zh\/education"/g)).toHaveLength(9);
    expect(xml).not.toContain('lastmod');
  });

  it('lists no other language for a page in one, and its last change', () => {
    const updatedAt = '2026-11-20T00:00:00Z';
    const xml = writeSitemap([{ path: '/share', languages: ['zh'], updatedAt }], 'https://x.example');
    expect(xml).toContain(`<loc>https://x.example/zh/share</loc><lastmod>${updatedAt}</lastmod></url>`);
  });

  it('escapes the special characters of XML', () => {
    const xml = writeSitemap(
      [{ path: '/a?b=1&c=<d>', languages: ['en'], updatedAt: null }],
      'https://x.example',
    );
    expect(xml).toContain('<loc>https://x.example/en/a?b=1&amp;c=&lt;d&gt;</loc>');
  });
});
