import {
  addPasskeyCall,
  passkeyCreationCall,
  passkeyRequestCall,
  passkeySignInCall,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { signedInHolder, type Holder } from './account-holder.ts';
import { type Authenticator, newAuthenticator, type Twist } from './authenticator.ts';
import type { Browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

export type PasskeyHolder = Holder & { device: Authenticator; passkeyId: string };

export const newDevice = (server: TestServer) => newAuthenticator(server.parts.config.publicUrl.origin);

/** A signed-in customer who has just added a passkey. */
export async function passkeyHolder(server: TestServer, name = 'Il mio telefono'): Promise<PasskeyHolder> {
  const holder = await signedInHolder(server);
  const device = newDevice(server);
  const { answer } = await addPasskey(holder.browser, device, name);
  return { ...holder, device, passkeyId: answer.id };
}

export async function addPasskey(browser: Browser, device: Authenticator, name: string, password?: string) {
  const deviceRequest = await browser.call(passkeyCreationCall, password === undefined ? {} : { password });
  return browser.call(addPasskeyCall, { name, credential: device.create(deviceRequest.answer) });
}

/** Requests the challenge, has it signed, and sends the answer. */
export async function signInWith(browser: Browser, device: Authenticator, twist?: Twist) {
  const deviceRequest = await browser.call(passkeyRequestCall);
  return browser.call(passkeySignInCall, { credential: device.use(deviceRequest.answer, twist) });
}
