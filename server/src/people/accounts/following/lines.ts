import { ACCOUNT_EVENTS, type AccountEventKind } from '@riparo/domain/people/account/events.ts';
import type { AccountHappening } from '../../account-events/note-event.ts';
import type { IdentityNews } from '../../../platform/providers/identity/news.ts';

/** What the owner of the account shall be able to read; null for what was done before there was one. */
export function lineAbout(news: IdentityNews): AccountHappening | null {
  const kind = ACCOUNT_EVENTS.find((one): one is AccountEventKind => one === news.kind);
  const hasNoAccount = news.kind === 'reset-code-asked' && !news.hasAccount;
  if (!kind || hasNoAccount) return null;
  const { accountId, device, at } = news;
  return { accountId, kind, device, at: new Date(at), ...('about' in news && { about: news.about }) };
}
