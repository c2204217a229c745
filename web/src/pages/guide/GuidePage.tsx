import { guideHeads } from '@riparo/domain/guide/catalogue.ts';
import { type GuideKey, guideKeys, isGuideKey } from '@riparo/domain/guide/guide.ts';
import { use, useEffect } from 'react';
import { useNavigate } from '../../router/router.tsx';
import { usePageParams } from '../../page/page.ts';
import { paths } from '../../router/paths.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { GuideText } from './GuideText.tsx';
import { loadGuide } from './load-guide.ts';

/** One guide. A key that nobody knows leads to the list. */
export default function GuidePage() {
  const { key = '' } = usePageParams();
  const navigate = useNavigate();
  const known = isGuideKey(key);
  useEffect(() => {
    if (!known) void navigate(paths.guides, { replace: true });
  }, [known, navigate]);
  // Until then what the server has sent for such an address: the first one.
  return <KnownGuide guideKey={known ? key : guideKeys[0]} />;
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
