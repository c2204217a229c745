import { guideHeads } from '@riparo/domain/guide/catalogue.ts';
import { type GuideKey, isGuideKey } from '@riparo/domain/guide/guide.ts';
import { use } from 'react';
import { usePageParams } from '../../page/page.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { GuideText } from './GuideText.tsx';
import { loadGuide } from './load-guide.ts';

/** One guide. */
export default function GuidePage() {
  const { key = '' } = usePageParams();
  return isGuideKey(key) && <KnownGuide guideKey={key} />;
}

function KnownGuide({ guideKey }: { readonly guideKey: GuideKey }) {
  const { title, summary } = guideHeads[guideKey];
  return (
    <>
      <PageHead title={title} description={summary} />
      <GuideText guide={use(loadGuide(guideKey))} />
    </>
  );
}
