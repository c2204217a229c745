import { isIPv4 } from 'node:net';

/**
 * Where mails are sent. `requiresTls`: nothing is sent to a server that does not encrypt first (STARTTLS).
 */
export type MailConfig = { provider: 'sandbox' } | { provider: 'smtp'; url: string; requiresTls: boolean };

/** Local connections cannot be intercepted; elsewhere production requires TLS. */
export const smtpAt = (url: string, production: boolean): MailConfig => ({
  provider: 'smtp',
  url,
  requiresTls: production && !isOnThisMachine(url),
});

function isOnThisMachine(url: string): boolean {
  const host = URL.parse(url)?.hostname.toLowerCase() ?? '';
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

/** Query options of the mail library that could disable encryption or certificate checks. */
const tlsOptionNames = /^(?:ignoretls|requiretls|opportunistictls|secure|tls\..*)$/i;

export function refusedForMail(environment: Record<string, string | undefined>): string[] {
  if (environment['MAIL_PROVIDER'] !== 'smtp')
    return ['MAIL_PROVIDER: production does not accept test mail (sandbox), use smtp'];
  const url = environment['SMTP_URL'];
  if (!url) return [];
  const address = URL.parse(url);
  if (!address) return ['SMTP_URL: cannot be read'];
  const named = [...address.searchParams].filter(
    ([name, value]) => tlsOptionNames.test(name) && !(name === 'requireTLS' && value === 'true'),
  );
  return named.length > 0
    ? [`SMTP_URL: in production mail must be encrypted, remove ${named.map(([name]) => name).join(', ')}`]
    : [];
}
