import { AppError } from '@inkstone/contracts';
import { getNotice } from '@inkstone/contracts/site/notices';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextPage } from '../features/site/licences/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['licences'] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  try {
    return { notice: await context.get(pageContext).call(getNotice, { id }) };
  } catch (error) {
    const isNone = error instanceof AppError && ['not_found', 'invalid_request'].includes(error.code);
    throw isNone ? data(null, 404) : error;
  }
}

export default function LicenceTextRoute() {
  return <TextPage {...useLoaderData<typeof loader>()} />;
}
