import { AppError } from '@inkstone/contracts';
import { describeScan } from '@inkstone/contracts/accounts/wechat-qr';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ScanPage } from '../features/accounts/sign-in/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scan = new URL(request.url).searchParams.get('scan') ?? '';
  try {
    return { scan, seen: await context.get(pageContext).call(describeScan, { scan }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'qr_over') return { scan, seen: null };
    throw error;
  }
}

export default function LoginQrRoute() {
  return <ScanPage {...useLoaderData<typeof loader>()} />;
}
