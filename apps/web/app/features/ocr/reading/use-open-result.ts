import { importDocument } from '@inkstone/contracts/documents/exchange';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import type { GivenFile } from '../../../shared/files/base64.ts';

/** Creates a document from recognised text, which `read` returns as HTML, and opens it. */
export function useOpenResult(read: () => Promise<GivenFile>) {
  const queries = useQueryClient();
  const path = useLocalePath();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { name, base64 } = await read();
      return (await call(importDocument, { name, base64 })).document.id;
    },
    onSuccess: async (document) => {
      await queries.invalidateQueries();
      await navigate(path(`/app/write/${document}`));
    },
  });
}
