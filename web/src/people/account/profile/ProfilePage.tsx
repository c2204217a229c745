import { Protected } from '../../../platform/session/Protected.tsx';
import { Profile } from './Profile.tsx';

export default function ProfilePage() {
  return (
    <Protected title="Il mio profilo" description="I tuoi dati: guardali, correggili, scaricali.">
      {(user) => <Profile user={user} />}
    </Protected>
  );
}
