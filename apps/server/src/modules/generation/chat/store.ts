import type { Instant } from '@inkstone/kernel';
import { and, asc, count, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { chatMessages, conversations } from '../../../platform/db/tables/generation.ts';

export type Conversation = typeof conversations.$inferSelect;
export type Message = Omit<typeof chatMessages.$inferSelect, 'no'>;

/** Conversations of an account with a title, which the first question gives them; most recently used first. */
export async function listConversations(sql: Sql, accountId: string, limit: number): Promise<Conversation[]> {
  return sql
    .select()
    .from(conversations)
    .where(isBegun(accountId))
    .orderBy(desc(conversations.updatedAt), desc(conversations.conversationId))
    .limit(limit);
}

export async function countConversations(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql.select({ n: count() }).from(conversations).where(isBegun(accountId));
  return row?.n ?? 0;
}

export async function insertConversation(sql: Sql, conversation: Conversation): Promise<void> {
  await sql.insert(conversations).values(conversation);
}

/** Deletes conversations of an account that were created before a moment and have no title. */
export async function deleteUnused(sql: Sql, accountId: string, before: Instant): Promise<void> {
  const isUnused = and(eq(conversations.title, ''), lt(conversations.createdAt, before));
  await sql.delete(conversations).where(and(eq(conversations.accountId, accountId), isUnused));
}

/** A conversation of the account; null if there is none. */
export async function findConversation(
  sql: Sql,
  accountId: string,
  conversationId: string,
): Promise<Conversation | null> {
  const [row] = await sql.select().from(conversations).where(isConversation(accountId, conversationId));
  return row ?? null;
}

/** As above, locked until the transaction ends. */
export async function lockConversation(
  sql: Sql,
  accountId: string,
  conversationId: string,
): Promise<Conversation | null> {
  const [row] = await sql
    .select()
    .from(conversations)
    .where(isConversation(accountId, conversationId))
    .for('update');
  return row ?? null;
}

/** The changed conversation; null if there is none. */
export async function updateConversation(
  sql: Sql,
  accountId: string,
  conversationId: string,
  change: Partial<Pick<Conversation, 'title' | 'feature' | 'updatedAt'>>,
): Promise<Conversation | null> {
  const [row] = await sql
    .update(conversations)
    .set(change)
    .where(isConversation(accountId, conversationId))
    .returning();
  return row ?? null;
}

/** Deletes conversations with their messages. */
export async function deleteConversations(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  await sql
    .delete(conversations)
    .where(and(eq(conversations.accountId, accountId), inArray(conversations.conversationId, [...ids])));
}

/** Messages of a conversation, the oldest first. */
export async function listMessages(sql: Sql, conversationId: string): Promise<Message[]> {
  return sql
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.no));
}

export async function insertMessage(sql: Sql, message: Message): Promise<void> {
  await sql.insert(chatMessages).values(message);
}

/** Changes a message unless it was deleted. */
export async function updateMessage(
  sql: Sql,
  messageId: string,
  change: Partial<Pick<Message, 'content' | 'state' | 'refs' | 'words' | 'leaseUntil'>>,
): Promise<void> {
  await sql.update(chatMessages).set(change).where(eq(chatMessages.messageId, messageId));
}

export async function deleteMessages(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql.delete(chatMessages).where(inArray(chatMessages.messageId, [...ids]));
}

function isBegun(accountId: string) {
  return and(eq(conversations.accountId, accountId), ne(conversations.title, ''));
}

function isConversation(accountId: string, conversationId: string) {
  return and(eq(conversations.accountId, accountId), eq(conversations.conversationId, conversationId));
}
