/** Reasons why a file cannot be read: no content, its format, damage, passwords, size. */
export const fileErrors = [
  'content_required',
  'file_format_mismatch',
  'file_too_complex',
  'doc_unsupported',
  'docx_unreadable',
  'docx_encrypted',
  'docx_too_large',
  'pdf_failed',
  'pdf_encrypted',
  'pdf_without_text',
  'pdf_too_long',
] as const;
