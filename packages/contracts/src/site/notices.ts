import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Where a component is used: data and models, parts of engines, fonts, code sent to browsers, code of the server. */
export const noticeSections = ['data', 'engines', 'fonts', 'browser', 'server'] as const;
export type NoticeSection = (typeof noticeSections)[number];

/** A third-party component of Inkstone, with its licence. */
const noticeView = z.object({
  /** Unique name with version: `react@19.3.1`. */
  id: z.string().max(300),
  name: z.string(),
  /** Null if the origin has no versions. */
  version: z.string().nullable(),
  /** An SPDX expression; `LicenseRef-…` for licences that SPDX does not list. */
  licence: z.string(),
  section: z.enum(noticeSections),
  /** The copyright lines of the licence text, or the author that the package states. */
  copyright: z.array(z.string()),
  /** Address of the origin. */
  source: z.string().nullable(),
});
export type NoticeView = z.output<typeof noticeView>;

/** Format of the list that the build writes; `text` names the file of the licence text. */
export const noticeIndex = z.array(noticeView.extend({ text: z.string().regex(/^[0-9a-f]{16}$/) }));
export type NoticeIndex = z.output<typeof noticeIndex>;

/** Lists all components, without licence texts. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary: 'Lists the third-party software, data and fonts in this installation with their licences.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ notices: z.array(noticeView) }),
  errors: [],
  rate: 'content',
});

/** Returns a component with its licence text. */
export const getNotice = endpoint({
  method: 'GET',
  path: '/api/notices/text',
  summary: 'Returns the licence text of one third-party component.',
  audience: 'anyone',
  input: z.object({ id: z.string().min(1).max(300) }),
  reply: noticeView.extend({ text: z.string() }),
  errors: ['not_found'],
  rate: 'content',
});
