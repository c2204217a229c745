import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToCreate, askToSign } from './ask-device.ts';

const device = vi.hoisted(() => ({ create: vi.fn<() => unknown>(), sign: vi.fn<() => unknown>() }));
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => device.create(),
  startAuthentication: async () => device.sign(),
}));

const create = () => askToCreate({} as never);
const sign = () => askToSign({} as never);
const refusing = (name: string) => () => {
  throw Object.assign(new Error('no'), { name });
};

beforeEach(() => vi.stubGlobal('window', { PublicKeyCredential: {} }));
afterEach(() => void vi.unstubAllGlobals());

test('a created passkey is sent without the fields the server does not need', async () => {
  const response = { clientDataJSON: 'c', attestationObject: 'a', publicKey: 'p' };
  device.create.mockReturnValue({ id: 'i', rawId: 'r', response, more: 1 });
  const credential = { id: 'i', rawId: 'r', type: 'public-key' };
  const made = { clientDataJSON: 'c', attestationObject: 'a', transports: [] };
  expect(await create()).toEqual({ ok: true, credential: { ...credential, response: made } });
  device.create.mockReturnValue({ id: 'i', rawId: 'r', response: { ...response, transports: ['usb'] } });
  expect(await create()).toMatchObject({ credential: { response: { transports: ['usb'] } } });
});

test('a signed challenge names its owner only if the device does', async () => {
  const response = { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' };
  device.sign.mockReturnValue({ id: 'i', rawId: 'r', response: { ...response, userHandle: undefined } });
  expect(await sign()).toStrictEqual({
    ok: true,
    credential: { id: 'i', rawId: 'r', type: 'public-key', response },
  });
  device.sign.mockReturnValue({ id: 'i', rawId: 'r', response: { ...response, userHandle: 'u' } });
  expect(await sign()).toMatchObject({ credential: { response: { userHandle: 'u' } } });
});

test('a device that already has a passkey says so, and any other refusal can be retried', async () => {
  device.create.mockImplementation(refusing('InvalidStateError'));
  expect(await create()).toEqual({
    ok: false,
    message: 'Questo dispositivo ha già una passkey per il tuo account.',
  });
  device.create.mockImplementation(refusing('NotAllowedError'));
  const again = 'Non abbiamo ricevuto nessuna passkey dal tuo dispositivo. Quando vuoi, riprova.';
  expect(await create()).toEqual({ ok: false, message: again });
});

test('a browser without passkey support is not asked', async () => {
  vi.stubGlobal('window', {});
  device.sign.mockClear();
  expect(await sign()).toEqual({
    ok: false,
    message: 'Questo browser non usa le passkey: prova con un altro, o con e-mail e password.',
  });
  expect(device.sign).not.toHaveBeenCalled();
});
