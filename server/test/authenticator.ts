import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { selfSignedCertificate } from '../src/platform/drawing/seal/certificate.ts';

/** Deviations a device or its browser can make in its answer. */
export type Twist = {
  origin?: string;
  rpId?: string;
  type?: 'webauthn.create' | 'webauthn.get';
  /** Without a finger, a face or a PIN. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  /** Instead of the requested one. */
  challenge?: string;
};

export type Authenticator = {
  credentialId: string;
  create(options: PasskeyCreation, twist?: Twist & { certified?: boolean }): CreatedPasskey;
  use(options: PasskeyRequest, twist?: Twist): UsedPasskey;
};

const flag = { present: 0x01, verified: 0x04, canBackUp: 0x08, isBackedUp: 0x10, attested: 0x40 };
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** A device in software: one real P-256 key for one account, which signs what browsers have devices sign. */
export function newAuthenticator(siteOrigin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // In COSE terms: an elliptic key (2) for ES256 (-7) on P-256 (1).
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const rawId = randomBytes(32);
  const named = { id: base64url(rawId), rawId: base64url(rawId), type: 'public-key' } as const;
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? siteOrigin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, twist: Twist, attested: Buffer = Buffer.alloc(0)) => {
    const flags =
      flag.present |
      (twist.unverified ? 0 : flag.verified) |
      flag.canBackUp |
      flag.isBackedUp |
      (attested.length > 0 ? flag.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? counter);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };

  /** With a self-signed certificate, as old security keys sent one of their manufacturer. */
  const certifiedStatement = (authData: Buffer, clientDataBytes: Buffer) => {
    const point = Buffer.concat([Buffer.from([4]), ...[x, y].map((part) => Buffer.from(part, 'base64url'))]);
    const signed = Buffer.concat([
      Buffer.from([0]),
      authData.subarray(0, 32),
      sha256(clientDataBytes),
      rawId,
      point,
    ]);
    const subject = { commonName: 'Security key', organization: 'Maker' };
    const certificate = selfSignedCertificate(privateKey, subject, new Date());
    return new Map<string, unknown>([
      ['x5c', [certificate]],
      ['sig', sign('sha256', signed, privateKey)],
    ]);
  };

  return {
    credentialId: named.id,

    create({ challenge, rp, user }, { certified = false, ...twist } = {}) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey]);
      const clientDataBytes = clientData('webauthn.create', challenge, twist);
      const authData = authenticatorData(rp.id, twist, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', certified ? 'fido-u2f' : 'none'],
        ['attStmt', certified ? certifiedStatement(authData, clientDataBytes) : new Map()],
        ['authData', authData],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientDataBytes),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    use({ challenge, rpId }, twist = {}) {
      counter += 1;
      const clientDataBytes = clientData('webauthn.get', challenge, twist);
      const data = authenticatorData(rpId, twist);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientDataBytes),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientDataBytes)]), privateKey)),
          ...('userHandle' in twist
            ? twist.userHandle !== undefined && { userHandle: twist.userHandle }
            : { userHandle }),
        },
      };
    },
  };
}

/** The part of CBOR (RFC 8949) that devices write: whole numbers, bytes, texts, lists and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<unknown, unknown>)].flat();
    return Buffer.concat([head(5, value.size), ...entries.map(cbor)]);
  }
  throw new TypeError(`no device writes ${typeof value}`);
}

/** The type of what follows, and its size. */
function head(kind: number, size: number): Buffer {
  const first = kind << 5;
  if (size < 24) return Buffer.from([first | size]);
  if (size < 0x1_00) return Buffer.from([first | 24, size]);
  return Buffer.from([first | 25, size >> 8, size & 0xff]);
}
