// Where everything after the first question is. Apart, because whoever imports carries the names of what is imported,
// with all its styles: the first screen would pay for that list.

export { beginSki } from './begin-ski.ts';

export const laterSteps = () => import('./steps/later-layouts.ts');
export const summary = () => import('./summary/summary.ts');
export const ending = () => import('./ending-chunk.ts');
export const wholeWizard = () => import('@riparo/domain/products/ski/wizard.ts');
export const firstRules = () => import('./steps/first-rules.ts');
