import type { skiCertificateCall } from '@riparo/domain/contract/ski-calls.ts';
import type { CallResult } from '../../api/client.ts';
import { FailureScreen } from '../../page/FailureScreen.tsx';
import { Certificate } from './Certificate.tsx';
import { UnknownCertificate } from './UnknownCertificate.tsx';

type CheckedProps = {
  readonly result: CallResult<typeof skiCertificateCall>;
  readonly onRetry: () => void;
};

/** What came of asking about a certificate. */
export function Checked({ result, onRetry }: CheckedProps) {
  if (result.ok) return <Certificate certificate={result.value.data} />;
  const { status, message } = result.problem;
  // An address that is no id at all is refused by its form.
  if (status === 404 || status === 400 || status === 422) return <UnknownCertificate />;
  return <FailureScreen message={message} onRetry={onRetry} />;
}
