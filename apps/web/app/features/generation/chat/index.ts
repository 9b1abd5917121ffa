export { ChatPage } from './chat-page.tsx';
export { useChatTool } from './chat-tool.tsx';
