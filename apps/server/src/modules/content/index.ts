export { listPublicPaths } from './reading/articles.ts';
export { importSeeds } from './seed/import-seeds.ts';
