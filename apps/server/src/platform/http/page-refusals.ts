import { AppError, statusOf } from '@inkstone/contracts';
import { data, type ServerBuild } from 'react-router';

/**
 * A build whose pages answer a refusal that no loader or action catches with its status, for example 429: React Router answers
 * every other error with 500. Errors of the server remain errors.
 */
export function withRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: answering(loader) }),
      ...(action && { action: answering(action) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function answering<Args extends unknown[]>(run: (...args: Args) => unknown) {
  return async (...args: Args) => {
    try {
      return await run(...args);
    } catch (error) {
      const status = error instanceof AppError ? statusOf[error.code] : 500;
      throw status < 500 ? data(null, status) : error;
    }
  };
}
