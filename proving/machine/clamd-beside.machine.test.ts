import { writeFile, mkdir, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import { expect, onTestFinished, test } from 'vitest';
import { paper } from '../../server/test/files/pdfs.ts';
import { pollUntilOpened, newFileId, sendPieces } from '../../server/test/files/sent-files.ts';
import { testServer, type TestServer } from '../../server/test/test-server.ts';
import { takeFile } from '../../server/src/care/files/take-file.ts';
import { asNobody, freePorts, openFolder, startProgram } from '../../commands/beside/programs-beside.ts';

/**
 * The standard test file of virus scanners, in two halves, so that a developer's scanner does not find it
 * here.
 */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;
const signature = `Riparo.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`;

/** Debian's daemon with a single signature of our own: the full database is 300 MB and needs a download. */
async function startClamd() {
  const resources = new AsyncDisposableStack();
  onTestFinished(() => resources.disposeAsync());
  const folder = resources.use(await openFolder());
  const [port = 0] = await freePorts(1);
  const signatures = join(folder.path, 'signatures');
  await mkdir(signatures);
  await chmod(signatures, 0o755);
  await writeFile(join(signatures, 'riparo.ndb'), signature);
  const settings = join(folder.path, 'clamd.conf');
  await writeFile(
    settings,
    [`DatabaseDirectory ${signatures}`, 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, 'Foreground yes'].join(
      '\n',
    ),
  );
  const clamd = await startProgram('clamd', ['--config-file', settings], {
    port,
    stopBy: 'SIGTERM',
    ...asNobody,
  });
  return { port, stop: () => clamd[Symbol.asyncDispose]() };
}

const id = crypto.randomUUID();
const owner = { kind: 'claim' as const, id, subjectId: id, address: '203.0.113.9' };

async function send(server: TestServer, bytes: Buffer) {
  const file = { id: newFileId(), name: 'fattura.pdf', sizeBytes: bytes.length };
  await takeFile(server.parts, owner, file);
  await sendPieces(server.parts, owner.id, file.id, bytes);
  return () => pollUntilOpened(server.parts, owner, file);
}

test("Debian's ClamAV stops infected files and passes others; while it is down files wait", async () => {
  const clamd = await startClamd();
  await using server = await testServer({ environment: { SCANNER_URL: `tcp://127.0.0.1:${clamd.port}` } });
  const clean = await paper();

  expect(await (await send(server, Buffer.from(eicar)))()).toEqual({ error: fileErrors.FileInfected });
  // Inside a file that can be opened as well.
  const carrier = Buffer.concat([clean, Buffer.from(`\n${eicar}\n`)]);
  expect(await (await send(server, carrier))()).toEqual({ error: fileErrors.FileInfected });
  expect(await (await send(server, clean))()).toMatchObject({ state: 'stored', kind: 'pdf' });

  await clamd.stop();
  const ask = await send(server, clean);
  expect(await ask()).toEqual({ error: fileErrors.FileNotChecked });
});
