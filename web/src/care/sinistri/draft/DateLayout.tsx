import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import { warningFor } from '@riparo/domain/care/claims/wizard.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { StepLayout } from '../../../platform/wizard/step-layout.ts';
import { CoverNote } from '../CoverNote.tsx';

/** A day outside the cover is said as soon as it is typed; the customer goes on all the same. */
export const dateLayout = (policies: readonly ClaimablePolicy[]): StepLayout =>
  function DateLayout({ show, given }) {
    const warning = warningFor(policies, given, dayInRome(new Date()));
    return (
      <>
        {show('when')}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
        <div role="status">{warning && <CoverNote warning={warning} />}</div>
      </>
    );
  };
