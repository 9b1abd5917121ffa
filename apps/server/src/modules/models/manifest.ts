import type { ModuleManifest } from '../../ports/module-manifest.ts';
import { featureStates } from './list-models.ts';
import { modelsRoutes } from './routes.ts';
import { modelsSettings } from './settings.ts';

/** The manifest of the module. */
export const modelsModule: ModuleManifest = {
  name: 'models',
  settings: modelsSettings,
  routes: modelsRoutes,
  readiness: {
    remarks: {
      textModels: async (deps) => {
        const states = featureStates(deps);
        const down = states.filter(({ absence }) => absence === 'down').map(({ feature }) => feature);
        if (down.length > 0) return `no answer: ${down.join(', ')}`;
        return states.every(({ absence }) => absence === 'off') ? 'off' : 'ok';
      },
    },
  },
};
