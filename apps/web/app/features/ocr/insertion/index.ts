export { usePictureTextTool } from './use-picture-text-tool.tsx';
