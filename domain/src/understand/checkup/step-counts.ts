import type { Wizard } from '../../platform/wizard/definition.ts';
import { checkupWizard } from './checkup-wizard.ts';
import { quizWizard } from './quiz-wizard.ts';

// Counted during the site's build (`web/build/step-counts.ts`): the first screen shows the number of
// questions without loading them.

const countOf = ({ steps }: Wizard) => ({
  stepsCount: steps.length,
  skippable: steps.filter(({ skipWhen }) => skipWhen).length,
});

export const checkupCount = countOf(checkupWizard);
export const quizCount = countOf(quizWizard);
