import type { DocumentRule } from './document-rule.ts';
import { abbreviation } from './rules/abbreviation.ts';
import { addresseeColon } from './rules/addressee-colon.ts';
import { attachmentForm } from './rules/attachment-form.ts';
import { closingKind } from './rules/closing-kind.ts';
import { closingMark } from './rules/closing-mark.ts';
import { dateForm } from './rules/date-form.ts';
import { datePlace } from './rules/date-place.ts';
import { footMarks } from './rules/foot-marks.ts';
import { headingLevels } from './rules/heading-levels.ts';
import { headingMark } from './rules/heading-mark.ts';
import { headingOrder } from './rules/heading-order.ts';
import { headingStop } from './rules/heading-stop.ts';
import { kindMixed } from './rules/kind-mixed.ts';
import { lawArticle } from './rules/law-article.ts';
import { lawTitle } from './rules/law-title.ts';
import { leaderTitle } from './rules/leader-title.ts';
import { leadersOrder } from './rules/leaders-order.ts';
import { numberForm } from './rules/number-form.ts';
import { oneAddressee } from './rules/one-addressee.ts';
import { oneMatter } from './rules/one-matter.ts';
import { openingColon } from './rules/opening-colon.ts';
import { replyOpening } from './rules/reply-opening.ts';
import { requestClosing } from './rules/request-closing.ts';
import { requestInReport } from './rules/request-in-report.ts';
import { titleDoubled } from './rules/title-doubled.ts';
import { titlePunctuation } from './rules/title-punctuation.ts';
import { titleShape } from './rules/title-shape.ts';

/** All rules for whole documents, one file each in rules/. */
export const documentRules: readonly DocumentRule[] = [
  abbreviation,
  addresseeColon,
  attachmentForm,
  closingKind,
  closingMark,
  dateForm,
  datePlace,
  footMarks,
  headingLevels,
  headingMark,
  headingOrder,
  headingStop,
  kindMixed,
  lawArticle,
  lawTitle,
  leaderTitle,
  leadersOrder,
  numberForm,
  oneAddressee,
  oneMatter,
  openingColon,
  replyOpening,
  requestClosing,
  requestInReport,
  titleDoubled,
  titlePunctuation,
  titleShape,
];
