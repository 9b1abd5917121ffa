export { answerForm, openFileShare, statusOfRefusal } from './file-share.ts';
export { useShareTool } from './share-tool.tsx';
export { SharedPage } from './shared-page.tsx';
