import { PageTitle } from '../parts/PageTitle.tsx';
import { Screen } from '../parts/Screen.tsx';

export default function SettingsPage() {
  return (
    <Screen>
      <PageTitle>Impostazioni</PageTitle>
    </Screen>
  );
}
