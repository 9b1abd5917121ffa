import { data, useLocation } from 'react-router';
import { CampaignPage, variantOf } from '../features/site/campaign/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { splitPath } from '../platform/i18n/resolve-locale.ts';

export const handle: RouteHandle = { phrases: ['campaign'], isLight: true };

export default function CampaignRoute() {
  const variant = variantOf(splitPath(useLocation().pathname).rest);
  if (!variant) throw data(null, 404);
  return <CampaignPage variant={variant} />;
}
