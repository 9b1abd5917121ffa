export type { FileShare, PageRefusal, ReportLimits } from './file-share.ts';
export { useShareTool } from './share-tool.tsx';
export { SharedPage } from './shared-page.tsx';
