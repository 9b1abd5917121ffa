import { createContext, use } from 'react';
import { DataScript } from './data-script.tsx';
import { type PageReplies, repliesName } from './page-replies.ts';

/** The replies that the server embeds in the page; null for visitors, and in the browser. */
export const RepliesContext = createContext<PageReplies | null>(null);

/** Embeds the replies in the page. */
export function RepliesScript({ nonce }: { nonce: string | undefined }) {
  return <DataScript name={repliesName} nonce={nonce} data={use(RepliesContext)} />;
}
