import type { LoaderFunctionArgs } from 'react-router';
import { ChatPage } from '../features/generation/chat/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['generation'] };

export function loader(args: LoaderFunctionArgs) {
  return loadSignedIn(args, async () => null);
}

export default function ChatRoute() {
  return <ChatPage />;
}
