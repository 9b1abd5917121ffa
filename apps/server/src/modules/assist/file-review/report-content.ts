import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import type { FormatFileReport } from '@inkstone/phrases/format-file-report';
import type { DocumentContent } from '../../../platform/sync/index.ts';
import { wordGuess } from '../word-guess.ts';
import type { CategoryCount } from './count-categories.ts';

type Block = DocumentContent['body'];

/** The content of a report. */
export interface ReportFacts {
  readonly name: string;
  readonly date: string;
  readonly words: number;
  readonly findings: readonly FileFinding[];
  readonly categories: readonly CategoryCount[];
}

/**
 * Creates the report on a file: its name, the number of findings per category, then each finding with its
 * explanation.
 */
export function reportContent(facts: ReportFacts, words: FormatFileReport): DocumentContent {
  const { name, date, findings, categories } = facts;
  const about = words('about', { name, date, words: facts.words, count: findings.length });
  const content =
    findings.length === 0
      ? [paragraph([plain(words('nothing'))])]
      : [heading(words('summary')), summary(categories, words), ...listed(facts, words)];
  return {
    title: words('title'),
    body: { type: 'doc', content: [paragraph([plain(about)]), ...content] },
    notes: [],
  };
}

function summary(categories: readonly CategoryCount[], words: FormatFileReport): Block {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return {
    type: 'table',
    content: [
      row('tableHeader', [words('category'), words('count')]),
      ...categories.map(({ category, count }) =>
        row('tableCell', [words(`categories.${category}`), String(count)]),
      ),
      row('tableCell', [words('total'), String(total)]),
    ],
  };
}

function listed({ findings, categories }: ReportFacts, words: FormatFileReport): Block[] {
  return categories.flatMap(({ category }) => {
    const own = findings.filter((finding) => finding.category === category);
    return [
      heading(words(`categories.${category}`)),
      { type: 'orderedList', content: own.map((finding) => itemOf(finding, words)) },
    ];
  });
}

function itemOf(finding: FileFinding, words: FormatFileReport): Block {
  const { before, original, after, correct, zhBriefDesc, zhDesc, authority, rule, credible } = finding;
  const guess = wordGuess({ ruleId: rule, credible }, words);
  const suggestions = correct.map((each) => (each === '' ? words('delete') : each)).join(' / ');
  return {
    type: 'listItem',
    content: [
      paragraph([plain(zhBriefDesc, 'bold')]),
      paragraph([plain(placeOf(finding, words)), plain(before), plain(original, 'highlight'), plain(after)]),
      ...(suggestions === '' ? [] : [paragraph([plain(words('suggestion')), plain(suggestions, 'bold')])]),
      paragraph([plain(authority === null ? zhDesc : `${zhDesc} (${authority})`)]),
      ...(guess === null ? [] : [paragraph([plain(guess)])]),
    ],
  };
}

function placeOf({ place, paragraph }: FileFinding, words: FormatFileReport): string {
  return place === 'body' ? words('place', { number: paragraph + 1 }) : words(`places.${place}`);
}

function heading(text: string): Block {
  return { type: 'heading', attrs: { level: 2 }, content: [plain(text)] };
}

function row(type: 'tableHeader' | 'tableCell', cells: readonly string[]): Block {
  return {
    type: 'tableRow',
    content: cells.map((text) => ({ type, content: [paragraph([plain(text)])] })),
  };
}

function paragraph(content: readonly Block[]): Block {
  return { type: 'paragraph', content: content.filter(({ text }) => text !== '') };
}

/** Line breaks within a paragraph would be lost; here they need not be visible. */
function plain(text: string, ...marks: readonly string[]): Block {
  return {
    type: 'text',
    text: text.replace(/[\n\t]/g, ' '),
    ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
  };
}
