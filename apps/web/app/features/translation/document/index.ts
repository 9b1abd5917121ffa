export { useTranslateTool } from './use-translate-tool.tsx';
