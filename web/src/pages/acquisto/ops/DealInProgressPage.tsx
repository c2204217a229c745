import { paths } from '../../../router/paths.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { SupportContacts } from '../../../page/SupportContacts.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { DeskAtWork } from '../../../pictures/DeskAtWork.tsx';
import { DealNotice } from './DealNotice.tsx';

export default function DealInProgressPage() {
  return (
    <DealNotice picture={<DeskAtWork />}>
      <PageHead
        title="Stiamo lavorando la tua pratica"
        description="La tua pratica è avviata: ti scriviamo per e-mail a ogni passo."
      />
      <h1>Stiamo lavorando la tua pratica!</h1>
      <p>
        La pratica è già avviata: da questo link non c’è più nulla da fare. A ogni passo ti scriviamo
        all’e-mail che hai indicato; se non trovi un messaggio, guarda anche nella posta indesiderata.
      </p>
      <Stack direction="row" gap={3}>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
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
