/** What answers, in the protocol's words. `version` is the newest of the protocol's whose fields are served. */
export const software = {
  name: 'Inkstone',
  version: '6.6',
  buildDate: '',
  apiVersion: 1,
  premium: false,
  status: '',
} as const;
