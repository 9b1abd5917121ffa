export { useRewriteTool } from './use-rewrite-tool.tsx';
