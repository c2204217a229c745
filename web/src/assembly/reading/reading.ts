import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { handOverNotices } from '@riparo/ui/notices.ts';
import { fetchNext, fetchPagesOnIntent } from '../../platform/reading/fetch-next.ts';
import { showAccount } from '../../platform/reading/show-account.ts';
import { showNotices } from '../../platform/reading/show-notices.ts';
import { wakeParts } from './wake-parts.ts';
import { provideOwnDocuments } from '../../platform/router/address-bar.ts';
import { leaveWithOthers } from '../../platform/session/leave-with-others.ts';
import { closeHtmlPolicy } from '../../platform/shell/kept-html.ts';
import { keptChoice } from '../../platform/tracking/choice-cookie.ts';
import { followChoice } from '../../platform/tracking/follow-choice.ts';
import { provideCounting } from '../../platform/tracking/counting.ts';
import { askConsent } from '../../platform/tracking/load-consent.ts';
import { reopenConsent } from '../../platform/tracking/reopen-consent.ts';
import { forgetExpired } from '../../platform/wizard/keeping/forget-expired.ts';

// The first script of pages for reading: they are whole as HTML, and this is all that moves on them.
provideOwnDocuments(() => true, handOverNotices);
provideCounting(async () => (await import('../../platform/reading/count-reading.ts')).countReading);
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
