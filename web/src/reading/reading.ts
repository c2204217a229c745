import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { handOverNotices } from '@riparo/ui/notices.ts';
import { fetchNext, fetchPagesOnIntent } from './fetch-next.ts';
import { showAccount } from './show-account.ts';
import { showNotices } from './show-notices.ts';
import { wakeParts } from './wake-parts.ts';
import { provideOwnDocuments } from '../router/address-bar.ts';
import { leaveWithOthers } from '../session/leave-with-others.ts';
import { closeHtmlPolicy } from '../shell/kept-html.ts';
import { keptChoice } from '../tracking/choice-cookie.ts';
import { followChoice } from '../tracking/follow-choice.ts';
import { provideCounting } from '../tracking/counting.ts';
import { askConsent } from '../tracking/load-consent.ts';
import { reopenConsent } from '../tracking/reopen-consent.ts';
import { forgetExpired } from '../wizard/keeping/forget-expired.ts';

// The first script of pages for reading: they are whole as HTML, and this is all that moves on them.
provideOwnDocuments(() => true, handOverNotices);
provideCounting(async () => (await import('./count-reading.ts')).countReading);
showAccount();
showNotices();
wakeParts();
// Whoever has said yes is counted from the start: they may be gone before the page is at rest.
if (keptChoice() === 'accepted') void followChoice('accepted');
else askConsent();
closeHtmlPolicy();
leaveWithOthers();
fetchNext();
fetchPagesOnIntent();
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-part="cookie-preferences"]')) reopenConsent();
});
// What was answered long ago goes, whichever page is opened.
whenIdle(() => void forgetExpired());
