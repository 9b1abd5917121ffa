import { ocrScore, unseenScore } from '@inkstone/ocr';
import { useLoaderData } from 'react-router';
import { RecognitionPage } from '../features/site/technology/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';

export const handle: RouteHandle = { phrases: ['recognition'], isLight: true };

export function loader() {
  return { score: ocrScore, unseen: unseenScore };
}

export default function RecognitionRoute() {
  return <RecognitionPage {...useLoaderData<typeof loader>()} />;
}
