import { PageHead } from '../../shell/PageHead.tsx';

export default function FailurePage() {
  return (
    <>
      <PageHead title="FailurePage" description="FailurePage" />
      <h1>FailurePage</h1>
    </>
  );
}
