import * as contract from '@inkstone/contracts/membership';
import { type Route, route } from '../../platform/http/route.ts';
import { listPackages } from './catalogue/list-packages.ts';
import { listFunctions, listPrivileges } from './catalogue/list-privileges.ts';
import { recommendProducts } from './catalogue/recommend-products.ts';

export const membershipRoutes: Route[] = [
  route(contract.listPackages, listPackages),
  route(contract.listPrivileges, listPrivileges),
  route(contract.listFunctions, listFunctions),
  route(contract.recommendProducts, recommendProducts),
];
