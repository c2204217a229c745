import * as z from 'zod';

const example = 'postgresql://user:password@host:5432/database';
const unreadable =
  'cannot be read; in user name and password write %23 for #, %2F for /, %3F for ? and %25 for %';
const severalHosts =
  'must name a single host, one that follows the server accepting writes (a DNS name, a pooler)';

/** The address of a PostgreSQL as the driver parses it: problems are reported here, without the password. */
export function databaseAddress() {
  return z.string().check(({ value, issues }) => {
    const message = addressProblem(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });
}

function addressProblem(text: string): string | null {
  if (!/^postgres(?:ql)?:\/\/./.test(text)) return `must be an address like ${example}`;
  // Greedy: a password may contain the separator before the host.
  const fromHost = text.replace(/^\w+:\/\/(?:.*@)?/, '');
  if (/^[^/?#]*,/.test(fromHost)) return severalHosts;
  // A Unix socket has no host, which a URL with a user name requires.
  const address = URL.parse(text.replace('@/', '@localhost/'));
  if (!address || isMisread(address)) return unreadable;
  return address.searchParams.get('host')?.includes(',') ? severalHosts : null;
}

/** An unencoded password ends the host early: the rest still contains the @. */
function isMisread({ host, username, password, pathname, search, hash }: URL): boolean {
  const isCut = username === '' && host !== '' && `${pathname}${search}`.includes('@');
  return isCut || hash !== '' || ![username, password, pathname].every(isEncoded);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
