import { skiCertificateCall } from '@riparo/domain/contract/ski-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { usePageParams } from '../../page/page.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.ts';
import styles from './CertificatePage.module.css';

// Comes while the server is asked: the first screen says that it is.
const Checked = lazyPart(async () => (await import('./Checked.tsx')).Checked);

/** What the code on a ski certificate opens: whether it is worth something now. */
export default function CertificatePage() {
  const { id = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="Verifica del certificato sci"
        description="Dice se il certificato di assicurazione inquadrato vale adesso."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <CertificateOf key={id} id={id} />
    </>
  );
}

function CertificateOf({ id }: { readonly id: string }) {
  const { result, askAgain } = useCall(skiCertificateCall, { params: { id } });
  return (
    <Suspense fallback={<Waiting />}>
      {result ? <Checked.Part result={result} onRetry={askAgain} /> : <Waiting />}
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className={styles['screen']} data-waiting="">
      <h1>Verifica del certificato sci</h1>
      <p role="status">Un attimo, controlliamo se vale adesso.</p>
    </div>
  );
}
