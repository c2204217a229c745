// Loads everything after the first question. In a file of its own, because an importing chunk lists the names
// and styles of its imports, and the first screen would pay for that list.

export const beginning = () => import('./begin-ski.ts');
export const laterLayouts = () => import('./steps/later-layouts.ts');
export const summary = () => import('./summary/Summary.tsx');
export const ending = () => import('./Ending.tsx');
export const sendPolicy = () => import('./payment/send-policy.ts');
export const wholeWizard = () => import('@riparo/domain/buy/products/ski/wizard.ts');
export const firstRules = () => import('./steps/first-rules.ts');
