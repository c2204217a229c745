import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import type { useFirstRules } from './use-first-rules.ts';

/** Props of the parts of the first step: the step, and its rules once loaded. */
export type FirstStepProps = StepLayoutProps & { readonly rules: ReturnType<typeof useFirstRules> };
