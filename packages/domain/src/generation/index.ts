export { createAddressFilter } from './addresses.ts';
export { type ChatFeature, chatFeatures, mayUseChat, requiredTierOf } from './chat-features.ts';
export { type CitationCheck, markCitations } from './citations.ts';
export { createReferenceFilter, type ReferenceFilter } from './references.ts';
export {
  type FactField,
  factFieldsOf,
  type InspireTemplate,
  inspireTemplates,
  missingFacts,
} from './templates.ts';
