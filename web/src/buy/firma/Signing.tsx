import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { useLocation } from '../../platform/router/router.tsx';
import { PageWait } from '../../platform/page/account/PageWait.tsx';
import { ReadStep } from './ReadStep.tsx';
import { isAtCode } from './signing-place.ts';
import type { SigningProps } from './use-signing.ts';

const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep);

const wait = <PageWait title="Un attimo, prepariamo la firma" />;

/** First the documents and the consent, then the code, where one is needed. */
export function Signing(props: SigningProps) {
  const atCode = isAtCode(useLocation()) && props.signature.needsCode;
  // The question on the screen when the page opens is read out with the page; each that follows takes the focus.
  const [shown, setShown] = useState({ atCode, isFirst: true });
  if (shown.atCode !== atCode) setShown({ atCode, isFirst: false });
  const takesFocus = !shown.isFirst;
  // Here before the documents are read.
  useEffect(() => whenIdle(() => void CodeStep.preload().catch(() => undefined)), []);
  return atCode ? (
    <Suspense fallback={wait}>
      <CodeStep.Part {...props} takesFocus={takesFocus} />
    </Suspense>
  ) : (
    <ReadStep key={String(props.signature.needsCode)} {...props} takesFocus={takesFocus} />
  );
}
