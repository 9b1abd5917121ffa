/** Reads events until one contains text, then disconnects; returns the id of the job. */
export async function leaveAfterText<E extends { type: string }>(events: AsyncIterable<E>): Promise<string> {
  let jobId = '';
  for await (const event of events) {
    if ('jobId' in event && typeof event.jobId === 'string') jobId = event.jobId;
    if (event.type === 'text') break;
  }
  return jobId;
}

/** Joins the text of the events of a stream. */
export const textOf = (events: readonly { type: string }[]) =>
  events.map((event) => ('text' in event && event.type === 'text' ? String(event.text) : '')).join('');
