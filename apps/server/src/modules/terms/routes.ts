import * as contract from '@inkstone/contracts/terms';
import { type Route, route } from '../../platform/http/route.ts';
import { addTerm, editTerm, removeTerms } from './change-terms.ts';
import { exportTerms } from './export-terms.ts';
import { importTerms } from './import-terms.ts';
import { listGlossaries, listTerms, termsInForce } from './list-terms.ts';

export const termsRoutes: Route[] = [
  route(contract.listGlossaries, listGlossaries),
  route(contract.listTerms, listTerms),
  route(contract.termsInForce, termsInForce),
  route(contract.addTerm, addTerm),
  route(contract.editTerm, editTerm),
  route(contract.removeTerms, removeTerms),
  route(contract.importTerms, importTerms),
  route(contract.exportTerms, exportTerms),
];
