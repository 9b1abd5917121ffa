import { isAtLeast, type PaidTier, type Tier } from '../membership/index.ts';

/** Models of the chat by the names that clients use; the operator maps them to text models. */
export const chatFeatures = ['chatV3', 'deepseek', 'chatV4'] as const;
export type ChatFeature = (typeof chatFeatures)[number];

/** The lowest tier that may use a chat model; null for all. Word packages are available in every tier. */
export const requiredTierOf: Readonly<Record<ChatFeature, PaidTier | null>> = {
  chatV3: null,
  deepseek: 'plus',
  chatV4: 'pro',
};

/** Whether a tier may use a model of the chat. */
export function mayUseChat(tier: Tier, feature: ChatFeature): boolean {
  const required = requiredTierOf[feature];
  return required === null || isAtLeast(tier, required);
}
