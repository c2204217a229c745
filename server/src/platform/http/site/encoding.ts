export type Encoding = 'br' | 'gzip' | 'identity';

// Our preference among encodings that the client likes equally.
const ours: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding to answer with, by the client's `Accept-Encoding` and its q-values. */
export function chooseEncoding(
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const accepted: Qualities = { ...unnamed, ...parseQualities(header ?? '') };
  const qualityOf = (encoding: Encoding) => accepted[encoding] ?? accepted['*'];
  const candidates = ours.filter((encoding) => available(encoding) && qualityOf(encoding) > 0);
  // If nothing is acceptable, plain content is kinder than an error.
  return candidates.toSorted((a, b) => qualityOf(b) - qualityOf(a))[0] ?? 'identity';
}

type Qualities = Partial<Record<Encoding, number>> & { readonly '*': number };

// Plain content is acceptable unless excluded, but less than any encoding the client named.
const unnamed: Qualities = { identity: 0, '*': 0 };

function parseQualities(header: string): Partial<Qualities> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality)];
  });
  return Object.fromEntries(entries);
}
