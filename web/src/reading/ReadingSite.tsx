import { Notices } from '@riparo/ui/Notices.tsx';
import { PageParamsProvider, matchPage } from '../page/page.ts';
import { part } from '../page/part.ts';
import { readingPages } from '../pages/reading-pages.tsx';
import { useLocation } from '../router/router.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Header } from '../shell/Header.tsx';
import { ReadingCorner } from './ReadingCorner.tsx';

/** A whole page for reading. The build renders it; in the browser `reading.ts` is all there is. */
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
