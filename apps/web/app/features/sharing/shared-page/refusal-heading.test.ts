import { expect, it } from 'vitest';
import { refusalHeading } from './refusal-heading.ts';

it.each([
  ['share_closed', 'closedTitle'],
  ['share_held', 'expiredTitle'],
  ['share_forbidden', 'deniedTitle'],
  ['share_password_required', 'passwordTitle'],
  ['share_views_limited', 'limitedTitle'],
  ['too_many_requests', 'laterTitle'],
] as const)('%s: %s', (code, heading) => expect(refusalHeading(code)).toBe(heading));
