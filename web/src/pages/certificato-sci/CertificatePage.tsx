import { skiCertificateCall } from '@riparo/domain/contract/ski-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { usePageParams } from '../../page/page.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { FailureScreen } from '../../page/FailureScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Certificate } from './Certificate.tsx';
import styles from './Certificate.module.css';
import { UnknownCertificate } from './UnknownCertificate.tsx';

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
  if (!result) return <Waiting />;
  if (result.ok) return <Certificate certificate={result.value.data} />;
  const { status, message } = result.problem;
  // An address that is no id at all is refused by its form.
  if (status === 404 || status === 400 || status === 422) return <UnknownCertificate />;
  return <FailureScreen message={message} onRetry={askAgain} />;
}

function Waiting() {
  return (
    <div className={styles['screen']} data-waiting="">
      <VisuallyHidden>
        <h1>Verifica del certificato sci</h1>
        <Spinner label="Stiamo verificando il certificato" />
      </VisuallyHidden>
      <Skeleton shape="card" />
    </div>
  );
}
