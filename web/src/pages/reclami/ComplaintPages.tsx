import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Suspense } from 'react';
import { usePageParams } from '../../page/page.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { ComplaintFrame } from './ComplaintFrame.tsx';

// Whoever opens one does not need the other.
const Form = lazyPart(async () => (await import('./NewComplaint.tsx')).NewComplaint);
const Followed = lazyPart(async () => (await import('./ComplaintScreen.tsx')).ComplaintScreen);

/** Where one complains without writing a letter, and where one sees what becomes of it. */
export default function ComplaintPages() {
  const { token } = usePageParams();
  return (
    <>
      {token === undefined ? (
        <PageHead
          title="Presenta un reclamo"
          description="Scrivi che cosa non è andato e che cosa chiedi: ricevi subito un numero e una ricevuta, e la risposta entro 45 giorni."
        />
      ) : (
        <>
          <PageHead
            title="Il tuo reclamo"
            description="A che punto è il tuo reclamo: numero, entro quando rispondiamo, la risposta e che cosa puoi fare dopo."
          />
          {/* Its address is all that keeps it private. */}
          <meta name="robots" content="noindex" />
        </>
      )}
      <Suspense fallback={<Waiting />}>
        {token === undefined ? <Form.Part /> : <Followed.Part key={token} token={token} />}
      </Suspense>
    </>
  );
}

/** In the place of what is to come, so that the footer stays where it is. */
const Waiting = () => (
  <ComplaintFrame>
    <Skeleton shape="card" />
  </ComplaintFrame>
);
