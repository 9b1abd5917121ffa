export { LoginPage } from './login-page.tsx';
export { nextPath } from './next-path.ts';
export { ReturnPage } from './return-page.tsx';
export { ScanPage } from './scan-page.tsx';
export { SimulatedPhonePage } from './simulated-phone-page.tsx';
export { SimulatedProviderPage } from './simulated-provider-page.tsx';
export { SimulatorPage } from './simulator-page.tsx';
export { SolvePuzzle } from './solve-puzzle.tsx';
