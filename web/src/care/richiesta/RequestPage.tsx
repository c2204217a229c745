import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { RequestScreen } from './RequestScreen.tsx';

/** What becomes of a call somebody asked for, by the link of our mail. */
export default function RequestPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="La tua chiamata"
        description="A che punto è la chiamata che hai chiesto: chi ti chiama e quando. Puoi cambiare orario o dirci che non serve più."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <RequestScreen key={token} token={token} />
    </>
  );
}
