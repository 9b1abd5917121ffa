import type { ErrorCode, ErrorParams } from '@inkstone/phrases';

/** The HTTP status of every error: the one place where they are set. */
export const statusOf = {
  invalid_request: 400,
  unknown_error: 500,
  server_error: 500,
  service_unavailable: 503,
  network_error: 503,
  unstable_network: 503,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  too_many_requests: 429,
  cross_site_request: 403,
  sign_in_first: 401,
  access_denied: 403,
  invalid_token: 401,
  file_not_found: 404,
  file_in_trash: 409,
  file_not_in_trash: 409,
  folder_name_required: 400,
  folder_name_too_long: 400,
  folder_name_invalid: 400,
  folder_name_taken: 409,
  folder_not_found: 404,
  folder_into_itself: 409,
  folder_too_deep: 409,
  too_many_folders: 409,
  file_format_mismatch: 415,
  title_required: 400,
  title_too_long: 400,
  image_too_large: 413,
  storage_full: 413,
  version_not_found: 404,
  version_unreadable: 422,
  version_name_required: 400,
  version_name_too_long: 400,
  version_read_only: 403,
  too_many_named_versions: 409,
  invalid_sync_message: 400,
  sync_version_unsupported: 426,
  document_too_large: 413,
  save_failed: 503,
  disk_full: 507,
  other_account: 403,
  phone_required: 400,
  phone_invalid: 400,
  email_unavailable: 400,
  code_required: 400,
  code_wrong: 400,
  code_expired: 400,
  code_void: 400,
  code_resend: 429,
  code_daily_limit: 429,
  sms_failed: 503,
  slider_required: 400,
  slider_wrong: 400,
  slider_expired: 400,
  password_required: 400,
  password_length: 400,
  password_weak: 400,
  sign_in_failed: 400,
  too_many_passwords: 429,
  phone_not_registered: 404,
  phone_already_registered: 409,
  terms_not_agreed: 400,
  trial_limit: 403,
  text_too_long: 413,
  text_or_data: 400,
  language_unknown: 400,
  rules_contradict: 400,
  api_key_required: 403,
  api_key_wrong: 403,
  key_name_required: 400,
  key_name_too_long: 400,
  too_many_keys: 409,
  word_invalid: 400,
  too_many_words: 409,
  list_empty: 400,
  list_too_large: 413,
  list_kind_mismatch: 409,
  list_version_not_found: 404,
  share_closed: 404,
  share_replaced: 410,
  share_deleted: 410,
  share_trashed: 410,
  share_held: 410,
  share_expired: 410,
  share_views_used: 410,
  share_views_limited: 403,
  share_forbidden: 403,
  share_password_required: 403,
  share_password_wrong: 403,
  share_too_many_guesses: 429,
  share_not_synchronised: 409,
  share_password_length: 400,
  share_expiry_past: 400,
  docx_encrypted: 415,
  docx_unreadable: 415,
  docx_too_large: 413,
} as const satisfies Record<ErrorCode, number>;

/**
 * The one error class that crosses a boundary: a refusal of the catalogue with its values. `instanceof` goes by
 * name, because the server and the web app each bundle a copy of this class and hand errors to each other.
 */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return value instanceof Error && value.name === 'AppError' && 'code' in value && 'params' in value;
  }

  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.params = params;
  }
}
