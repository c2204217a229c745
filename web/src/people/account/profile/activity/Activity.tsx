import { type AccountEvent, accountEventsCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useCall } from '../../../../platform/api/use-call.ts';
import { LostPart } from '../../area/LostPart.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { EventList } from './EventList.tsx';

const Denial = lazyPart(async () => (await import('./NotMeDialog.tsx')).NotMeDialog);

/** What happened to the account, and a way out for whoever sees what they did not do. */
export function Activity({ email }: { readonly email: string }) {
  const { result, askAgain } = useCall(accountEventsCall, {});
  const [denied, setDenied] = useState<AccountEvent | null | undefined>();
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <ProfileSection
      id="attivita"
      title="Attività del tuo account"
      heading={title}
      lead="Accessi e modifiche degli ultimi mesi. Se qualcosa non l’hai fatto tu, dillo: mettiamo al sicuro l’account."
    >
      {result?.ok === false && result.problem.code !== 'SessionRequired' && (
        <LostPart what="le attività del tuo account" onRetry={askAgain} />
      )}
      {result === null && <Skeleton shape="control" />}
      {result?.ok && <EventList events={result.value.data} onDenied={setDenied} />}
      {denied !== undefined && (
        <Suspense>
          <Denial.Part event={denied} email={email} onClose={() => setDenied(null)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
