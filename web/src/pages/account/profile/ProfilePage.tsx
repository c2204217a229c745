import { lazyPart } from '../../../lazy-part.ts';
import { Protected } from '../../../session/Protected.tsx';

const Profile = lazyPart(async () => (await import('./Profile.tsx')).Profile);

// Loads while the server is asked who is signed in; a failure shows up where the part is needed.
Profile.preload().catch(() => undefined);

export default function ProfilePage() {
  return (
    <Protected title="Il mio profilo" description="I tuoi dati: guardali, correggili, scaricali.">
      {(user) => <Profile.Part key={user.attributes.email} user={user} />}
    </Protected>
  );
}
