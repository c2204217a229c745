import { Notices } from '@riparo/ui/Notices.tsx';
import { PageParamsProvider, matchPage } from '../../platform/page/page.ts';
import { part } from '../../platform/page/part.ts';
import { readingPages } from '../reading-pages.tsx';
import { useLocation } from '../../platform/router/router.tsx';
import { Footer } from '../../platform/shell/Footer.tsx';
import { Frame } from '../../platform/shell/Frame.tsx';
import { Header } from '../../platform/shell/Header.tsx';
import { ReadingCorner } from '../../platform/reading/ReadingCorner.tsx';

/** A whole static page. The build renders it; in the browser `reading.ts` is all there is. */
export function ReadingSite() {
  const match = matchPage(readingPages, useLocation().pathname);
  const notices = (
    <div {...part('notices')}>
      <Notices />
    </div>
  );
  return (
    <Frame header={<Header corner={<ReadingCorner />} />} footer={<Footer />} notices={notices}>
      {match && (
        <PageParamsProvider value={match.params}>
          <match.page.Screen />
        </PageParamsProvider>
      )}
    </Frame>
  );
}
