export type { FileShare, Refused, ReportLimits } from './file-share.ts';
export { useShareTool } from './share-tool.tsx';
export { SharedPage } from './shared-page.tsx';
