import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useSession } from '../use-session.ts';

const ChooseKey = lazyPart(async () => (await import('./ChooseKey.tsx')).ChooseKey);

/**
 * Customers whose mailbox was proved in a purchase may choose a password or passkey. Shown at the end of the
 * purchase, optional, and to no one else.
 */
export function KeyOffer() {
  const session = useSession();
  const isWithoutPassword = session.status === 'authenticated' && session.user.isWithoutPassword === true;
  // Stays to confirm that it is done.
  const [wasOffered, setOffered] = useState(false);
  if (isWithoutPassword && !wasOffered) setOffered(true);
  if (session.status !== 'authenticated' || !wasOffered) return null;
  return (
    <Suspense>
      <ChooseKey.Part owner={session.user.attributes} />
    </Suspense>
  );
}
