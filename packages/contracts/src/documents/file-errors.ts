/** Reasons why a file cannot be read: its format, damage, passwords, size. */
export const fileErrors = [
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
