import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { ComplaintScreen } from './ComplaintScreen.tsx';

/** The status of a complaint, by the link in our mail. */
export default function ComplaintPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="Il tuo reclamo"
        description="A che punto è il tuo reclamo: numero, chi risponde ed entro quando, la risposta e che cosa puoi fare dopo."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <ComplaintScreen key={token} token={token} />
    </>
  );
}
