import type { ReplyOf } from '@inkstone/contracts';
import { readGeneration } from '@inkstone/contracts/generation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quietCall } from '../../platform/call.ts';

/** The availability of continuing, Inspire and chat for the caller. */
export type Generation = ReplyOf<typeof readGeneration>;

const key = ['generation'];

/** Loads the availability of continuing, Inspire and chat; undefined until then, and offline. */
export function useGeneration(): Generation | undefined {
  return useQuery({
    queryKey: key,
    queryFn: () => quietCall(readGeneration, {}),
    staleTime: 60_000,
    retry: false,
  }).data;
}

/** Returns a function that reloads it after words were used. */
export function useRefreshGeneration(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: key });
}

/** Whether any model of the chat is configured. */
export function hasChat(generation: Generation | undefined): boolean {
  return generation?.chat.some(({ absence }) => absence !== 'off') ?? false;
}

/** Whether a model for Inspire is configured. */
export function hasInspire(generation: Generation | undefined): boolean {
  return generation !== undefined && generation.inspire.absence !== 'off';
}
