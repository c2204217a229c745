import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { handOverNotices } from '@riparo/ui/notices.ts';
import { fetchNext, fetchPagesOnIntent } from '../../platform/reading/fetch-next.ts';
import { showAccount } from '../../platform/reading/show-account.ts';
import { showNotices } from '../../platform/reading/show-notices.ts';
import { hydrateParts } from './wake-parts.ts';
import { provideOwnDocuments } from '../../platform/router/address-bar.ts';
import { followSignOut } from '../../platform/session/follow-sign-out.ts';
import { closeHtmlPolicy } from '../../platform/shell/existing-html.ts';
import { storedChoice } from '../../platform/tracking/choice-cookie.ts';
import { followChoice } from '../../platform/tracking/follow-choice.ts';
import { provideCounting } from '../../platform/tracking/counting.ts';
import { askConsent } from '../../platform/tracking/load-consent.ts';
import { reopenConsent } from '../../platform/tracking/reopen-consent.ts';
import { deleteExpired } from '../../platform/wizard/keeping/forget-expired.ts';

// The entry script of static pages: their HTML is complete, and this adds the few interactive parts.
provideOwnDocuments(() => true, handOverNotices);
provideCounting(async () => (await import('../../platform/reading/count-reading.ts')).countReading);
showAccount();
showNotices();
hydrateParts();
// With consent, count from the start: the visitor may leave before the page is idle.
if (storedChoice() === 'accepted') void followChoice('accepted');
else askConsent();
closeHtmlPolicy();
followSignOut();
fetchNext();
fetchPagesOnIntent();
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-part="cookie-preferences"]')) reopenConsent();
});
// Deletes expired answers, whichever page is opened.
whenIdle(() => void deleteExpired());
