import { AppError } from '@inkstone/contracts';
import { readWork } from '@inkstone/contracts/generation/inspire';
import { isUuid } from '@inkstone/kernel';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WorkPage } from '../features/generation/inspire/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['generation'] };

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.workId ?? '';
  if (!isUuid(id)) throw data(null, 404);
  return await loadSignedIn(args, async (call) => {
    try {
      return await call(readWork, { id });
    } catch (error) {
      if (error instanceof AppError && error.code === 'work_missing') throw data(null, 404);
      throw error;
    }
  });
}

export default function InspireWorkRoute() {
  const first = useLoaderData<typeof loader>();
  return <WorkPage key={first.work.id} first={first} />;
}
