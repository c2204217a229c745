import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { Config } from '../settings/config.ts';
import type { App } from './app-instance.ts';
import { html } from './html.ts';
import { sendPlainPage } from './plain-page.ts';

const contactPath = '/.well-known/security.txt';
const rulesPath = '/segnala-una-vulnerabilita';

// Computed for each answer: a stored copy is refreshed twice a year.
const daysGood = 180;

/** Tells people who find a security hole where to report it (RFC 9116), and what we ask of them. */
export function registerSecurityContact(
  app: App,
  { config, clock }: { config: Pick<Config, 'publicUrl'>; clock: () => Date },
): void {
  const addressOf = (path: string) => new URL(path, config.publicUrl).href;
  app.get(contactPath, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${brand.support.securityEmail}`,
          `Expires: ${lastDayAfter(clock())}T00:00:00Z`,
          'Preferred-Languages: it, en',
          `Canonical: ${addressOf(contactPath)}`,
          `Policy: ${addressOf(rulesPath)}`,
          '',
        ].join('\n'),
      ),
  );
  app.get(rulesPath, async (_request, reply) => sendPlainPage(reply, { title: 'Sicurezza', body: rules }));
}

function lastDayAfter(now: Date): string {
  return new Date(now.getTime() + daysGood * DAY_MS).toISOString().slice(0, 10);
}

const mail = html`<a href="mailto:${brand.support.securityEmail}">${brand.support.securityEmail}</a>`;

const rules = html`<h1>Segnalare una vulnerabilità</h1>
  <p>
    Scrivi a ${mail}, in italiano o in inglese: che cosa hai trovato, dove, e come si può vedere. Dove la
    risposta ha un’intestazione <code>x-request-id</code>, aiuta anche quella.
  </p>
  <p>
    Ti chiediamo di non guardare dati di altre persone, di non fare prove di carico e di non renderla pubblica
    prima che sia corretta. Una copia del sito sulla tua macchina puoi attaccarla come vuoi.
  </p>
  <section lang="en" class="card">
    <h2>In English</h2>
    <p>
      Write to ${mail}, in Italian or English: what you found, where, and how it can be seen. Where the answer
      has a header <code>x-request-id</code>, that helps too.
    </p>
    <p>
      Please do not look at data of other people, do not test with load, and do not make it public before it
      is mended. A copy of the site on your own machine you may attack as you like.
    </p>
  </section>`;
