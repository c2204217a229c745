import { PageHead } from '../../shell/PageHead.tsx';

export default function PrivacyPage() {
  return (
    <>
      <PageHead title="PrivacyPage" description="PrivacyPage" />
      <h1>PrivacyPage</h1>
    </>
  );
}
