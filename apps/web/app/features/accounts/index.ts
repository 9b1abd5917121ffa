export { LoginPage } from './login-page.tsx';
export { nextPath } from './next-path.ts';
export { SimulatorPage } from './simulator-page.tsx';
