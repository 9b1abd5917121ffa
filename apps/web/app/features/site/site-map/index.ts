export { SiteMapPage } from './site-map-page.tsx';
export { writeSitemap } from './write-sitemap.ts';
