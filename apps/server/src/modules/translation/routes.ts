import * as translation from '@inkstone/contracts/translation';
import { type Route, route } from '../../platform/http/route.ts';
import { type StreamRoute, streamRoute } from '../../platform/http/stream-route.ts';
import { readPairTable } from './texts/read-pair-table.ts';
import { followTranslation, readTranslation, translateText } from './texts/translate-text.ts';

export const translationRoutes: Route[] = [
  route(translation.translateText, translateText),
  route(translation.readTranslation, readTranslation),
  route(translation.readPairTable, readPairTable),
];

export const translationStreamRoutes: StreamRoute[] = [
  streamRoute(translation.followTranslation, followTranslation),
];
