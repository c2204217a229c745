import type { FormsProvider } from './forms-provider.ts';

export type HttpFormsOptions = { url: string; portalId: string; timeoutMs?: number };

const defaultTimeoutMs = 30_000;

/** Without the provider's answer, which may quote the submission. */
export class FormsProviderRefusal extends Error {
  override readonly name = 'FormsProviderRefusal';
}

/** An external host that accepts forms, for example the broker's marketing tool. */
export function openHttpForms({
  url,
  portalId,
  timeoutMs = defaultTimeoutMs,
}: HttpFormsOptions): FormsProvider {
  return {
    async submit({ formId, submission, deliveryKey }, signal) {
      const path = ['submissions/v3/integration/submit', portalId, formId].join('/');
      const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': deliveryKey },
        body: JSON.stringify(submission),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      const answer = await response.text();
      if (!response.ok) throw new FormsProviderRefusal(`the forms provider answered ${response.status}`);
      // A page of some proxy in between is not the provider, whatever its status.
      if (!isJsonObject(answer)) throw new FormsProviderRefusal('the forms provider answered no JSON');
    },
  };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
