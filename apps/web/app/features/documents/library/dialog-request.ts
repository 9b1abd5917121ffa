import type { DocumentView } from '@inkstone/contracts/documents';
import type { FolderView } from '@inkstone/contracts/documents/folders';

/** The dialogs that ask for input before an action. */
export type DialogRequest =
  | { readonly kind: 'new-folder'; readonly parentId: string | null }
  | { readonly kind: 'rename-folder'; readonly folder: FolderView }
  | { readonly kind: 'move-folder'; readonly folder: FolderView }
  | { readonly kind: 'delete-folder'; readonly folder: FolderView }
  | { readonly kind: 'rename'; readonly document: DocumentView }
  | { readonly kind: 'move'; readonly documents: readonly DocumentView[] }
  | { readonly kind: 'remove'; readonly documents: readonly DocumentView[] }
  | { readonly kind: 'empty-trash'; readonly count: number };

/** The dragged items. */
export type DraggedItem =
  | { readonly kind: 'documents'; readonly documents: readonly DocumentView[] }
  | { readonly kind: 'folder'; readonly folder: FolderView };
