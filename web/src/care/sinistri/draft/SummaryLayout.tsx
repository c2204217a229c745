import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import { warningFor } from '@riparo/domain/care/claims/wizard.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { StepLayout } from '../../../platform/wizard/step-layout.ts';
import type { Upload, Uploads } from '../../../platform/uploads/uploads.ts';
import { useUploads } from '../../../platform/uploads/uploads-by-token.ts';
import { CoverNote } from '../CoverNote.tsx';

/** The answers, and the number of files instead of a list. */
export const summaryLayout = (uploads: Uploads, policies: readonly ClaimablePolicy[]): StepLayout =>
  function SummaryLayout({ show, given }) {
    const files = useUploads(uploads);
    const warning = warningFor(policies, given, dayInRome(new Date()));
    return (
      <>
        {show('summary')}
        {warning && <CoverNote warning={warning} />}
        <p>{filesText(files)}</p>
      </>
    );
  };

function filesText(files: readonly Upload[]): string {
  const stored = files.filter(({ state }) => state === 'stored').length;
  const travelling = files.filter(({ state }) => !['stored', 'refused', 'unfinished'].includes(state)).length;
  if (stored + travelling === 0) return 'Nessuna foto per ora: puoi aggiungerne anche dopo.';
  const count = `Con ${stored + travelling} file tra foto e documenti`;
  return travelling === 0
    ? `${count}.`
    : `${count}, di cui ${travelling} ancora in caricamento: puoi inviare lo stesso, il caricamento continua da solo.`;
}
