import { WITHOUT_HEALTH_CONSENT } from '@riparo/domain/care/claims/health-consent.ts';
import type { StepLayoutProps } from '../../../platform/wizard/step-layout.ts';

/** What follows from a no is said beside the question, before it is answered. */
export const HealthLayout = ({ show }: StepLayoutProps) => (
  <>
    <p>{WITHOUT_HEALTH_CONSENT}</p>
    {show('healthConsent')}
  </>
);
