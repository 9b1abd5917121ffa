/** A person of the operator's table: who stands where in an enumeration, and from when to when. */
export interface Leader {
  readonly name: string;
  /** Office with its body, as it is written before the name: 市委书记. */
  readonly title: string;
  /** 1 stands first. */
  readonly order: number;
  /** First and last day of the office, `YYYY-MM-DD`; '' where open. */
  readonly from: string;
  readonly to: string;
}

/** What is wrong with a line of a leaders' table. */
export interface LeaderFault {
  readonly line: number;
  readonly fault: 'no-name' | 'no-order' | 'bad-day';
}

const day = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** Reads a table: name, title, order, from, to, parted by commas or tabs; `#` begins a remark. */
export function readLeaders(text: string): { leaders: Leader[]; faults: LeaderFault[] } {
  const leaders: Leader[] = [];
  const faults: LeaderFault[] = [];
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .forEach((row, at) => {
      if (row.trim() === '' || row.trimStart().startsWith('#') || /^(?:姓名|name)[\t,，]/i.test(row)) return;
      const [name = '', title = '', order = '', from = '', to = ''] = row
        .split(/[\t,，]/)
        .map((field) => field.trim());
      const line = at + 1;
      if (name.length < 2) faults.push({ line, fault: 'no-name' });
      else if (!/^\d{1,5}$/.test(order)) faults.push({ line, fault: 'no-order' });
      else if (!day.test(from) || !day.test(to)) faults.push({ line, fault: 'bad-day' });
      else leaders.push({ name, title, order: Number(order), from, to });
    });
  return { leaders, faults };
}

/** Those in office on a day (`YYYY-MM-DD`); all that are still open where the day is not known. */
export function leadersOn(leaders: readonly Leader[], on: string | null): Leader[] {
  return leaders.filter(({ from, to }) =>
    on === null ? to === '' : (from === '' || from <= on) && (to === '' || on <= to),
  );
}
