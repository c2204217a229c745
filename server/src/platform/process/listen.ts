import type { AddressInfo } from 'node:net';
import type { Config } from '../settings/config.ts';
import type { App } from '../http/app-instance.ts';
import { StartFailure } from '../settings/start-failure.ts';

/** Addresses that a browser on this machine reaches as localhost. */
const isHere: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

/** Starts listening and returns the address. */
export async function listen(app: App, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, host, port);
  }
  const { port: actualPort } = app.server.address() as AddressInfo;
  return `http://${isHere.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actualPort}`;
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is in use by another program: close it, or choose another port with PORT.`,
      );
    case 'EACCES':
      return new StartFailure(`The system does not allow port ${port}: choose another one with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(`The address ${host} is not one of this machine: correct HOST.`);
    default:
      return error;
  }
}
