import * as z from 'zod';

const example = 'postgresql://utente:parola@host:5432/database';
const unreadable = 'non si legge; nel nome e nella password # va scritto %23, / %2F, ? %3F e % %25';
const severalHosts =
  'deve nominare un host solo, quello che segue il server che accetta scritture (un nome DNS, un pooler)';

/** Where a PostgreSQL is, as the driver reads it: what it would stumble over is told here, without the password. */
export function databaseAddress() {
  return z.string().check(({ value, issues }) => {
    const message = complaintAbout(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });
}

function complaintAbout(text: string): string | null {
  if (!/^postgres(?:ql)?:\/\/./.test(text)) return `deve essere un indirizzo come ${example}`;
  // Greedy: a password may hold what stands between it and the host.
  const fromHost = text.replace(/^\w+:\/\/(?:.*@)?/, '');
  if (/^[^/?#]*,/.test(fromHost)) return severalHosts;
  // Over a Unix socket there is no host, which a URL with a name in it must have.
  const address = URL.parse(text.replace('@/', '@localhost/'));
  if (!address || isMisread(address)) return unreadable;
  return address.searchParams.get('host')?.includes(',') ? severalHosts : null;
}

/** A password that is not encoded ends the host early: what it was cut from still has the @ in it. */
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
