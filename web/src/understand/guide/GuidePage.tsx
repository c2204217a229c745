import { guideHeads } from '@riparo/domain/understand/guide/catalogue.ts';
import { type GuideKey, isGuideKey } from '@riparo/domain/platform/site/guide.ts';
import { use } from 'react';
import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
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
