import * as contract from '@inkstone/contracts/generation';
import * as chat from '@inkstone/contracts/generation/chat';
import * as continuing from '@inkstone/contracts/generation/continue';
import * as inspire from '@inkstone/contracts/generation/inspire';
import { type Route, route } from '../../platform/http/route.ts';
import { type StreamRoute, streamRoute } from '../../platform/http/stream-route.ts';
import * as conversations from './chat/conversations.ts';
import { sendMessage } from './chat/send-message.ts';
import { continueText } from './continuing/continue-text.ts';
import { suggestDirections } from './continuing/suggest-directions.ts';
import { suggestOutline } from './inspire/suggest-outline.ts';
import * as works from './inspire/works.ts';
import { writeSection } from './inspire/write-section.ts';
import { readGeneration, readReceipt } from './read-generation.ts';

export const generationRoutes: Route[] = [
  route(contract.readGeneration, readGeneration),
  route(contract.readReceipt, readReceipt),
  route(continuing.suggestDirections, suggestDirections),
  route(chat.listConversations, conversations.listConversations),
  route(chat.createConversation, conversations.createConversation),
  route(chat.renameConversation, conversations.renameConversation),
  route(chat.deleteConversations, conversations.deleteConversations),
  route(chat.readConversation, conversations.readConversation),
  route(inspire.listWorks, works.listWorks),
  route(inspire.createWork, works.createWork),
  route(inspire.readWork, works.readWork),
  route(inspire.deleteWorks, works.deleteWorks),
  route(inspire.saveFacts, works.saveFacts),
  route(inspire.saveOutline, works.saveOutline),
  route(inspire.suggestOutline, suggestOutline),
  route(inspire.restoreSection, works.restoreSection),
];

export const generationStreamRoutes: StreamRoute[] = [
  streamRoute(continuing.continueText, continueText),
  streamRoute(chat.sendMessage, sendMessage),
  streamRoute(inspire.writeSection, writeSection),
];
