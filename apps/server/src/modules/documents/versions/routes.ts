import * as contract from '@inkstone/contracts/documents/versions';
import { type Route, route } from '../../../platform/http/route.ts';
import { getVersion } from './get-version.ts';
import { listVersions } from './list-versions.ts';
import { removeVersion } from './remove-version.ts';
import { renameVersion } from './rename-version.ts';
import { restoreVersion } from './restore-version.ts';
import { saveVersion } from './save-version.ts';
import { type RankedVersion, viewContent, viewVersion } from './view.ts';

const asVersion = (version: RankedVersion) => ({ data: viewVersion(version) });

export const versionsRoutes: Route[] = [
  route(contract.listVersions, listVersions, ({ versions, next, kept }) => ({
    data: { versions: versions.map(viewVersion), next, kept },
  })),
  route(contract.getVersion, getVersion, ({ version, content, before }) => ({
    data: { version: viewVersion(version), content: viewContent(content), before },
  })),
  route(contract.saveVersion, saveVersion, asVersion),
  route(contract.renameVersion, renameVersion, asVersion),
  route(contract.removeVersion, removeVersion),
  route(contract.restoreVersion, restoreVersion, ({ before, restored }) => ({
    data: { before: viewVersion(before), restored: restored && viewVersion(restored) },
  })),
];
