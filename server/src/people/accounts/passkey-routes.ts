import { isRecentSignIn } from '@riparo/domain/people/account/session-rules.ts';
import { passkeyNameRule } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import {
  addPasskeyCall,
  type OwnPasskey,
  ownPasskeysCall,
  passkeyCreationCall,
  passkeyRequestCall,
  passkeySignInCall,
  removePasskeyCall,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { setSessionCookies } from '../../platform/http/access/session-cookies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Passkey } from '../../platform/providers/identity/passkeys.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { sessionFor } from './account-forms.ts';
import { addressAttempts, limitAttempts, passwordAttempts } from './attempt-limits.ts';
import { rememberBrowser } from './known-browser.ts';
import { setBrowserToken, takeBrowserToken } from './passkey-cookie.ts';
import { failureOf } from './refusals.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import type { customer } from '@riparo/domain/platform/call/access.ts';
import type { CallerOf } from '../../platform/http/access/access.ts';
import { wrongPassword } from './password-routes.ts';

const PASSWORD_REQUIRED = 'Per sicurezza scrivi di nuovo la tua password';

type Parts = Pick<Dependencies, 'clock' | 'config' | 'identity' | 'limiter'>;

const refusedWith = (words: string) => failure(accountErrors.NotAuthorizedException, { password: words });

/**
 * A person at someone's open browser must not create their own access: without a recent sign-in the password
 * is required again.
 */
async function proveOwner(
  parts: Parts,
  { account, session }: CallerOf<typeof customer>,
  password: string | undefined,
) {
  if (isRecentSignIn(session.openedAt, parts.clock())) return null;
  if (password === undefined) return refusedWith(PASSWORD_REQUIRED);

  const attempts = passwordAttempts(account);
  const limited = await limitAttempts(parts, attempts);
  if (limited) return limited;
  if (!(await parts.identity.isPasswordOf(account, password))) return refusedWith(wrongPassword(account));
  await parts.limiter.forget(attempts[0].key);
  return null;
}

/** Passkeys are added and removed by a signed-in customer, and open a session like a password. */
export function registerPasskeys(app: App, dependencies: Dependencies): void {
  registerOwnPasskeys(app, dependencies);
  registerPasskeySignIn(app, dependencies);
}

function registerOwnPasskeys(app: App, dependencies: Dependencies): void {
  const { clock, config, identity } = dependencies;

  serve(app, ownPasskeysCall, async ({ account, session }) => {
    const data = (await identity.passkeys.listOf(account)).map(toOwnPasskey);
    return { data, asksPassword: !isRecentSignIn(session.openedAt, clock()) };
  });

  serve(app, passkeyCreationCall, async ({ account, session, body, reply }) => {
    const refused = await proveOwner(dependencies, { account, session }, body.password);
    if (refused) return refused;
    const creation = await identity.passkeys.askToCreate(account);
    if (creation instanceof Refusal) return failureOf(creation);
    setBrowserToken(config, reply, creation.browserToken);
    return creation.options;
  });

  serve(app, addPasskeyCall, async ({ account, session, body, request, reply }) => {
    // The challenge was issued only after the password check: the answer is bound to it.
    const name = passkeyNameRule(body.name);
    if (!name.ok) return failure(generalErrors.validation, { name: name.message });
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'passkey'));
    if (limited) return limited;
    const browserToken = takeBrowserToken(config, request, reply);
    const added = await identity.passkeys.add(
      account,
      { browserToken, name: name.value, credential: body.credential },
      { sessionToken: session.token, device: deviceOfRequest(request) },
    );
    return added instanceof Refusal ? failureOf(added) : toOwnPasskey(added);
  });

  serve(app, removePasskeyCall, async ({ account, session, params, body, request }) => {
    const refused = await proveOwner(dependencies, { account, session }, body.password);
    if (refused) return refused;
    const removed = await identity.passkeys.remove(account, params.id, {
      sessionToken: session.token,
      device: deviceOfRequest(request),
    });
    if (removed instanceof Refusal) return failureOf(removed);
    return removed ? undefined : failure(generalErrors['not-found']);
  });
}

function registerPasskeySignIn(app: App, dependencies: Dependencies): void {
  const { config, identity } = dependencies;

  serve(app, passkeyRequestCall, async ({ request, reply }) => {
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'passkey'));
    if (limited) return limited;
    const { options, browserToken } = await identity.passkeys.askToSign();
    setBrowserToken(config, reply, browserToken);
    return options;
  });

  serve(app, passkeySignInCall, async ({ previousToken, body, request, reply }) => {
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'passkey'));
    if (limited) return limited;
    const browserToken = takeBrowserToken(config, request, reply);
    const opened = await identity.passkeys.signIn(
      { browserToken, credential: body.credential },
      { replaced: previousToken, device: deviceOfRequest(request) },
    );
    if (opened instanceof Refusal) return failureOf(opened);
    setSessionCookies(config, reply, opened.token);
    rememberBrowser(dependencies, reply, opened.account.email);
    return sessionFor(opened.account);
  });
}

const toOwnPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): OwnPasskey => ({
  id,
  name,
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
