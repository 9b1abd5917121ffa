export { contentModule } from './manifest.ts';
export { listPublicPaths } from './reading/articles.ts';
export { importSeeds } from './seed/import-seeds.ts';
