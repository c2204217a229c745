import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import type { useFirstRules } from './use-first-rules.ts';

/** What the parts of the first step are given: the step, and its rules once they are there. */
export type FirstStepProps = StepLayoutProps & { readonly rules: ReturnType<typeof useFirstRules> };
