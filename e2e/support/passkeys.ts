import type { Page } from '@playwright/test';

type Device = { readonly lock: () => Promise<void>; readonly unlock: () => Promise<void> };

/** A phone with a passkey store, unlocked by its owner's finger. */
export async function addPasskeyDevice(page: Page): Promise<Device> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = async (isUserVerified: boolean) => {
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
  return {
    /** From now on the finger is another person's. */
    lock: () => setVerified(false),
    unlock: () => setVerified(true),
  };
}
