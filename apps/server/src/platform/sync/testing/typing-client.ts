/** A connection of somebody who types, in whatever protocol the server speaks; what a measurement needs of it. */
export interface TypingClient {
  /** Opens a document; resolves when the server has sent what it has. */
  open(documentId: string): Promise<void>;
  /** Types one character at the end and sends it; gives the clock after it. */
  type(): number;
  /** Called once for every character, in order, when the server has it durable. */
  onAcknowledged: () => void;
  /** Called for every edit of somebody else that arrives, as a Yjs update. */
  onChange: (update: Uint8Array) => void;
  cut(): void;
}
