import * as z from 'zod';

/** A geocoder that answers with an error or an invalid body. Never contains the query. */
export class GeocoderFailure extends Error {
  override readonly name = 'GeocoderFailure';
}

export type Question = {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/** Keeps a path in the configured address: `https://maps.example/photon` is called at `/photon/api`. */
export function geocoderUrl(baseUrl: string, path: string, query: [string, string][] = []): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** Calls the geocoder and validates its answer. */
export async function askGeocoder<Schema extends z.ZodType>(
  { url, method = 'GET', headers = {}, body, signal }: Question,
  schema: Schema,
): Promise<z.output<Schema>> {
  const json: string | undefined = JSON.stringify(body);
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
    // A geocoder that redirects is not the one that was configured.
    redirect: 'error',
    body: json ?? null,
    signal: signal ?? null,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new GeocoderFailure(`the geocoder answered ${response.status}`);
  }
  const parsed = z.safeParse(schema, await jsonIn(response));
  if (!parsed.success) throw new GeocoderFailure('the geocoder answered in another format');
  return parsed.data;
}

async function jsonIn(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // The parser's error quotes the answer, which may contain the address.
    throw new GeocoderFailure('the geocoder did not answer in JSON');
  }
}
