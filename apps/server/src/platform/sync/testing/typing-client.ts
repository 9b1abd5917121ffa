/** The connection of a typing client, with any protocol, as measurements need it. */
export interface TypingClient {
  /** Opens a document; resolves when the server has sent its content. */
  open(documentId: string): Promise<void>;
  /** Types one character at the end and sends it; returns the Yjs clock after it. */
  type(): number;
  /** Called once for every character, in order, when the server has it durable. */
  onAcknowledged: () => void;
  /** Called for every edit received from others, as a Yjs update. */
  onChange: (update: Uint8Array) => void;
  cut(): void;
}
