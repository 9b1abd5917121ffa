export { PlanPage } from './plan-page.tsx';
export { RightsDialog } from './rights-dialog.tsx';
export { WordPackagesPage } from './word-packages-page.tsx';
