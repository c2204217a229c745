import { PageHead } from '../../shell/PageHead.tsx';

export default function HomePage() {
  return (
    <>
      <PageHead title="HomePage" description="HomePage" />
      <h1>HomePage</h1>
    </>
  );
}
