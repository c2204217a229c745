import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { allowed, type TrackedEvent } from '@riparo/domain/platform/tracking/events.ts';
import * as z from 'zod';
import { SANDBOX_COLLECTOR_PATH } from '../../settings/config.ts';
import type { App } from '../../http/app-instance.ts';
import { html, type Html } from '../../http/html.ts';
import { sendPlainPage } from '../../http/plain-page.ts';
import { sendProblem } from '../../http/problem-answers.ts';

type Received = { event: TrackedEvent; at: Date };

const collectedEvents = 200;

const eventBody = z.strictObject({
  name: z.enum(['pageview', 'step', 'click']),
  domain: z.string(),
  url: z.url(),
  props: z.record(z.string(), z.string()),
});

/**
 * Stands in for the collector, in memory, and shows the events of visitors who consented. It accepts only
 * listed events. Never registered in production.
 */
export function registerSandboxCollector(app: App, { clock }: { clock: () => Date }): void {
  const received: Received[] = [];

  app.post(SANDBOX_COLLECTOR_PATH, async (request, reply) => {
    const event = readEvent(request.body);
    if (!event) return sendProblem(request, reply, generalErrors.validation);
    received.unshift({ event, at: clock() });
    received.splice(collectedEvents);
    return reply.code(202).send();
  });

  app.get(SANDBOX_COLLECTOR_PATH, async (_request, reply) =>
    sendPlainPage(reply, { title: 'Eventi di prova', body: eventList(received) }),
  );
}

function readEvent(body: unknown): TrackedEvent | null {
  const read = eventBody.safeParse(body);
  if (!read.success) return null;
  const { name, url, props } = read.data;
  const event = { name, page: pathIn(url), ...props } as TrackedEvent;
  const cleared = allowed(event);
  // Unlisted fields are refused rather than dropped, as they reveal a bug in the sender.
  return cleared && Object.keys(cleared).length === Object.keys(event).length ? cleared : null;
}

function pathIn(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function eventList(received: readonly Received[]): Html {
  const rows = received.map(
    ({ event, at }) =>
      html`<tr>
        <td>${italianTime.format(at)}</td>
        <td>${event.name}</td>
        <td><code>${event.page}</code></td>
        <td>${detailOf(event)}</td>
      </tr>`,
  );
  return html`<h1>Eventi di prova</h1>
    <p class="muted">
      Ciò che arriverebbe al programma di statistiche, il più recente per primo: solo da chi ha accettato.
    </p>
    <div class="card wide" tabindex="0">
      ${
        rows.length > 0
          ? html`<table>
              <thead>
                <tr>
                  <th scope="col">Ora</th>
                  <th scope="col">Evento</th>
                  <th scope="col">Pagina</th>
                  <th scope="col">Dettaglio</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`
          : html`<p>Ancora nessun evento.</p>`
      }
    </div>`;
}

function detailOf(event: TrackedEvent): string {
  if (event.name === 'step') return `passo ${event.step}`;
  return event.name === 'click' ? `verso ${event.target}` : '';
}

const italianTime = new Intl.DateTimeFormat('it-IT', { timeStyle: 'medium', timeZone: 'Europe/Rome' });
