export { contentModule } from './manifest.ts';
export { listPublicPaths, type PublicPath } from './reading/articles.ts';
export { importSeeds } from './seed/import-seeds.ts';
