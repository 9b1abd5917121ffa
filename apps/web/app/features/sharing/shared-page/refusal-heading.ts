import type { ErrorCode } from '@inkstone/phrases';

/** The heading for a link that cannot be opened (spec, 8): closed, expired, denied, or requiring input first. */
export function refusalHeading(
  code: ErrorCode,
): 'closedTitle' | 'expiredTitle' | 'deniedTitle' | 'passwordTitle' | 'limitedTitle' | 'laterTitle' {
  switch (code) {
    case 'share_closed':
      return 'closedTitle';
    case 'share_replaced':
    case 'share_deleted':
    case 'share_trashed':
    case 'share_held':
    case 'share_expired':
    case 'share_views_used':
      return 'expiredTitle';
    case 'share_forbidden':
    case 'share_password_wrong':
      return 'deniedTitle';
    case 'share_password_required':
      return 'passwordTitle';
    case 'share_views_limited':
      return 'limitedTitle';
    default:
      return 'laterTitle';
  }
}
