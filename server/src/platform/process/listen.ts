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
        `La porta ${port} è già occupata da un altro programma: chiudilo, oppure scegli un'altra porta con PORT.`,
      );
    case 'EACCES':
      return new StartFailure(
        `Il sistema non permette di usare la porta ${port}: scegline un'altra con PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(`L'indirizzo ${host} non è di questa macchina: correggi HOST.`);
    default:
      return error;
  }
}
