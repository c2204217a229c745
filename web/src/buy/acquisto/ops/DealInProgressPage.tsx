import { type PurchaseProgress, purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { usePageParams } from '../../../platform/page/page.ts';
import { paths } from '../../../platform/router/paths.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { SupportContacts } from '../../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { DeskAtWork } from '../../../platform/pictures/DeskAtWork.tsx';
import { isDealId } from '../deal-place.ts';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';

const PurchaseStatus = lazyPart(
  async () => (await import('../../progress/PurchaseStatus.tsx')).PurchaseStatus,
);

/** The mailed address of a purchase leads here once it is bought: the progress and the next step. */
export default function DealInProgressPage() {
  const { uuid = '' } = usePageParams();
  const { result } = useCall(purchaseProgressCall, { params: { uuid } }, { when: isDealId(uuid) });
  // While we prepare documents, the next step may change as the customer waits.
  const [news, setNews] = useState<PurchaseProgress | null>(null);
  const progress = news ?? (result?.ok ? result.value.data : null);
  return (
    <DealNotice picture={<DeskAtWork />}>
      <PageHead
        title="Stiamo lavorando la tua pratica"
        description="La tua pratica è avviata: ti scriviamo per e-mail a ogni passo."
      />
      <h1>Stiamo lavorando la tua pratica!</h1>
      <Suspense>
        {progress && <PurchaseStatus.Part uuid={uuid} progress={progress} onProgress={setNews} />}
      </Suspense>
      <p>
        {progress?.next
          ? 'La pratica è avviata, e da qui puoi continuare subito. A ogni passo ti scriviamo anche all’e-mail che hai indicato.'
          : progress?.signing === 'preparing'
            ? 'La pratica è avviata e stiamo preparando i documenti. Appena sono pronti ti scriviamo all’e-mail che hai indicato; puoi anche aspettare qui: la pagina si aggiorna da sola.'
            : 'La pratica è già avviata: da questo link non c’è più nulla da fare. A ogni passo ti scriviamo all’e-mail che hai indicato; se non trovi un messaggio, guarda anche nella posta indesiderata.'}
      </p>
      <Stack direction="row" gap={3}>
        <ButtonLink to={paths.home} look={progress?.next ? 'secondary' : 'primary'}>
          Torna alla home
        </ButtonLink>
        <ButtonLink to={paths.personalArea} look="secondary">
          Vai alla tua area personale
        </ButtonLink>
      </Stack>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Vuoi parlarne con noi?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
