import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { selfSignedCertificate } from '../../server/src/platform/drawing/seal/certificate.ts';

/** The minimum configuration around the page's block, all in one folder. */
export async function writeNginxConfiguration(folder: string, block: string): Promise<string[]> {
  await mkdir(join(folder, 'logs'));
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
${block}
}`,
  );
  return ['-p', folder, '-c', file, '-e', 'stderr'];
}

/** Self-signed, for a site of this name. */
export async function writeCertificate(folder: string, commonName: string) {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = selfSignedCertificate(privateKey, { commonName, organization: 'Esempio' }, new Date());
  await writeFile(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const base64 = made.toString('base64').replaceAll(/.{64}/g, '$&\n');
  await writeFile(certificate, `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`);
  return { certificate, key };
}
