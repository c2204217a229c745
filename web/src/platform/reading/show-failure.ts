import { findPart } from '../page/part.ts';
import { readFailureHandOver } from '../page/failure-hand-over.ts';
import { readAddressBar } from '../router/address-bar.ts';
import { canGoBack } from '../router/can-go-back.ts';
import { paths } from '../router/paths.ts';

/** Shows what the application handed over before a reload: what happened, and where «Riprova» leads. */
export function showFailure(retry: HTMLElement): void {
  const { message, backAddress } = readFailureHandOver(readAddressBar().state);
  const words = findPart('failure-message');
  if (words && message !== undefined) words.textContent = message;
  if (backAddress !== undefined) retry.setAttribute('href', backAddress);
  else if (retry.getAttribute('href') === paths.home && canGoBack()) goBackInstead(retry);
  // Extra history entries made by the application would change the address and nothing else.
  const { pathname } = location;
  window.addEventListener('popstate', () => location.pathname !== pathname && location.reload());
}

function goBackInstead(retry: HTMLElement): void {
  retry.addEventListener('click', (event) => {
    event.preventDefault();
    history.back();
  });
}
