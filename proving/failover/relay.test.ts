import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openNetwork } from './relay.ts';

/** A PostgreSQL that echoes everything, behind the network. */
async function echoBehind() {
  const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const network = openNetwork(['pg1']);
  const [port = 0] = await network.between([(echo.address() as AddressInfo).port]);
  onTestFinished(async () => {
    await network.close();
    echo.close();
  });
  return { network, port };
}

async function callAs(name: string, port: number) {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (data) => void (heard += data.toString()));
  const say = (text: string) => socket.write(text);
  say(`application_name\0${name}\0`);
  await expect.poll(() => heard).toContain(name);
  return { say, heard: () => heard };
}

test('a member that is cut off receives nothing, others do, and after the repair everything arrives', async () => {
  const { network, port } = await echoBehind();
  const [cutOff, other] = [await callAs('pg2', port), await callAs('pg3', port)];

  network.cut('pg1', 'pg2');
  cutOff.say('lost?');
  other.say('heard');
  await expect.poll(other.heard).toContain('heard');
  expect(cutOff.heard()).not.toContain('lost?');

  network.mend();
  await expect.poll(cutOff.heard).toContain('lost?');
});

test('a member that is cut off from etcd receives nothing from it, while the others do', async () => {
  const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const network = openNetwork(['pg1', 'pg2']);
  onTestFinished(async () => {
    await network.close();
    echo.close();
  });
  const [first, second] = await network.betweenEtcd([(echo.address() as AddressInfo).port]);
  const [one, other] = [await callAs('pg1', first?.[0] ?? 0), await callAs('pg2', second?.[0] ?? 0)];

  network.cutFromEtcd('pg1');
  one.say('who leads?');
  other.say('who leads?');

  await expect.poll(other.heard).toContain('who leads?');
  expect(one.heard()).not.toContain('who leads?');
  network.mend();
  await expect.poll(one.heard).toContain('who leads?');
});
