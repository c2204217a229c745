import { type Signature } from '@riparo/domain/contract/signature-calls.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CodeStep } from './CodeStep.tsx';
import { ReadStep } from './ReadStep.tsx';
import { isAtCode } from './signing-place.ts';

type SigningProps = {
  readonly token: string;
  readonly signature: Signature;
  readonly onSigned: (signature: Signature) => void;
  /** Meanwhile something else became of it. */
  readonly onOutdated: () => void;
};

/** First the documents and the consent, then the code. */
export function Signing(props: SigningProps) {
  const atCode = isAtCode(useLocation());
  // The question on the screen when the page opens is read out with the page; each that follows takes the focus.
  const [shown, setShown] = useState({ atCode, isFirst: true });
  if (shown.atCode !== atCode) setShown({ atCode, isFirst: false });
  const takesFocus = !shown.isFirst;
  return atCode ? (
    <CodeStep {...props} takesFocus={takesFocus} />
  ) : (
    <ReadStep {...props} takesFocus={takesFocus} />
  );
}
