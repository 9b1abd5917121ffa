import { listOcrJobs } from '@inkstone/contracts/ocr';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OcrPage } from '../features/ocr/reading/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['ocr'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, (call) => call(listOcrJobs, {}));
}

export default function OcrRoute() {
  return <OcrPage first={useLoaderData<typeof loader>()} />;
}
