import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { ConsentRequestScreen } from './ConsentRequestScreen.tsx';

/** Where a mailbox says yes to what somebody ticked in a form in its name, by the link of our mail. */
export default function ConsentRequestPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="Conferma dei consensi"
        description="Vale solo se lo confermi tu: leggi che cosa è stato chiesto con la tua e-mail e decidi."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <ConsentRequestScreen key={token} token={token} />
    </>
  );
}
