import * as contract from '@inkstone/contracts/content';
import * as staff from '@inkstone/contracts/staff/content';
import { type Route, route } from '../../platform/http/route.ts';
import { draftTranslation } from './editing/draft-translation.ts';
import { publishArticle, withdrawArticle } from './editing/publish-article.ts';
import { editArticle, listArticles, previewArticle, readRevision } from './editing/read-articles.ts';
import { createArticle, rollBackArticle, saveArticle } from './editing/save-article.ts';
import { uploadPicture } from './editing/upload-picture.ts';
import {
  askHelp,
  listBanner,
  listHelp,
  listNews,
  readHelp,
  readNews,
  searchHelp,
} from './reading/articles.ts';
import { voteHelp } from './reading/vote.ts';

/** The endpoints of the module. */
export const contentRoutes: readonly Route[] = [
  route(contract.newsBanner, listBanner),
  route(contract.newsList, listNews),
  route(contract.readNews, readNews),
  route(contract.helpCenter, listHelp),
  route(contract.readHelp, readHelp),
  route(contract.searchHelp, searchHelp),
  route(contract.askHelp, askHelp),
  route(contract.voteHelp, voteHelp),
  route(staff.listArticles, listArticles),
  route(staff.createArticle, createArticle),
  route(staff.editArticle, editArticle),
  route(staff.readRevision, readRevision),
  route(staff.saveArticle, saveArticle),
  route(staff.publishArticle, publishArticle),
  route(staff.withdrawArticle, withdrawArticle),
  route(staff.rollBackArticle, rollBackArticle),
  route(staff.previewArticle, previewArticle),
  route(staff.uploadPicture, uploadPicture),
  route(staff.draftTranslation, draftTranslation),
];
