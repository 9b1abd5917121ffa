import { type NoticeSection, type NoticeView, noticeSections } from '@inkstone/contracts/site/notices';

/** A section with the number of its components. */
export interface CountedSection {
  readonly section: NoticeSection;
  readonly count: number;
}

/** The sections that have components, in the order of the page. */
export function countSections(notices: readonly NoticeView[]): readonly CountedSection[] {
  return noticeSections
    .map((section) => ({ section, count: notices.filter((notice) => notice.section === section).length }))
    .filter(({ count }) => count > 0);
}
