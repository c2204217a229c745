import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The addresses these test geocoders know; each returns them in its own format. */
export type KnownAddress = {
  street: string;
  number: string | null;
  postalCode: string | null;
  town: string;
  province: { code: string; name: string };
  region: string;
  country: { code: string; name: string };
};

export type WireFormat = {
  /** The text searched for; null: a request this format does not know. */
  queryOf(request: GeocoderRequest): string | null;
  answer(request: GeocoderRequest, found: readonly KnownAddress[]): unknown;
};

export type GeocoderRequest = {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: unknown;
};

type Misbehaviour = { status?: number; body?: string } | 'silent';

export type Geocoder = {
  url: string;
  requests: GeocoderRequest[];
  /** Answers this instead of what it knows, or nothing at all; to all requests or to some. */
  misbehave(how: Misbehaviour, where?: (request: GeocoderRequest) => boolean): void;
  close(): Promise<void>;
};

const italy = { code: 'IT', name: 'Italia' };

export const knownAddresses: readonly KnownAddress[] = [
  {
    street: 'Via Roma',
    number: '10',
    postalCode: '20121',
    town: 'Milano',
    province: { code: 'MI', name: 'Milano' },
    region: 'Lombardia',
    country: italy,
  },
  {
    street: 'Via Garibaldi',
    number: '1',
    postalCode: '73030',
    town: 'Castro',
    province: { code: 'LE', name: 'Lecce' },
    region: 'Puglia',
    country: italy,
  },
  {
    street: 'Via Portici',
    number: null,
    postalCode: '39100',
    town: 'Bolzano - Bozen',
    province: { code: 'BZ', name: 'Bolzano - Bozen' },
    region: 'Trentino-Alto Adige/Südtirol',
    country: italy,
  },
  {
    street: 'Via Nassa',
    number: '5',
    postalCode: '6900',
    town: 'Lugano',
    province: { code: 'TI', name: 'Distretto di Lugano' },
    region: 'Ticino',
    country: { code: 'CH', name: 'Svizzera' },
  },
];

/** A geocoder on this machine that speaks the given format. */
export async function openGeocoder(format: WireFormat): Promise<Geocoder> {
  const requests: GeocoderRequest[] = [];
  let rule: { how: Misbehaviour; where: (request: GeocoderRequest) => boolean } | null = null;

  const server = createServer(async (incoming, response) => {
    const body = await text(incoming);
    const request: GeocoderRequest = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '', 'http://geocoder.test'),
      headers: incoming.headers,
      body: body === '' ? null : JSON.parse(body),
    };
    requests.push(request);
    const misbehaviour = rule?.where(request) ? rule.how : null;
    if (misbehaviour === 'silent') return;
    const query = format.queryOf(request);
    const status = misbehaviour?.status ?? (query === null ? 404 : 200);
    response.writeHead(status, { 'content-type': 'application/json' });
    const known = query === null ? {} : format.answer(request, matching(query));
    response.end(misbehaviour?.body ?? JSON.stringify(known));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    misbehave: (how, where = () => true) => void (rule = { how, where }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Those with all words of the query; an unknown house number does not matter. */
function matching(query: string): KnownAddress[] {
  const words = query.toLowerCase().match(/[a-zà-ù]+/g) ?? [];
  return knownAddresses.filter(({ street, town }) => {
    const known = `${street} ${town}`.toLowerCase();
    return words.length > 0 && words.every((word) => known.includes(word));
  });
}
