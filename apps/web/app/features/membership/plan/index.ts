export { firstPlan } from './choose-plan.ts';
export { PlanPage } from './plan-page.tsx';
export { RightsDialog } from './rights-dialog.tsx';
export { WordPackagesPage } from './word-packages-page.tsx';
