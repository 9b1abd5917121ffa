/** A row of the operator's table of office holders: rank and term of office. */
export interface Leader {
  readonly name: string;
  /** Office including its organisation, as written before the name: 市委书记. */
  readonly title: string;
  /** Rank; 1 is listed first. */
  readonly order: number;
  /** First and last day in office, `YYYY-MM-DD`; '' if open. */
  readonly from: string;
  readonly to: string;
}

/** An error in a line of the table. */
export interface LeaderFault {
  readonly line: number;
  readonly fault: 'no-name' | 'no-order' | 'bad-day';
}

const day = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** Parses a table of name, title, rank, from, to, separated by commas or tabs; `#` starts a comment. */
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

/** Returns the office holders on a day (`YYYY-MM-DD`); if the day is unknown, all without an end date. */
export function leadersOn(leaders: readonly Leader[], on: string | null): Leader[] {
  return leaders.filter(({ from, to }) =>
    on === null ? to === '' : (from === '' || from <= on) && (to === '' || on <= to),
  );
}
