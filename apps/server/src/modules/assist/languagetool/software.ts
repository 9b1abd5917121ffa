/**
 * The server's identification in the protocol. `version` is the newest protocol version whose fields are
 * supported.
 */
export const software = {
  name: 'Inkstone',
  version: '6.6',
  buildDate: '',
  apiVersion: 1,
  premium: false,
  status: '',
} as const;
