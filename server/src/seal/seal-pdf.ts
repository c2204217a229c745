import { brand } from '@riparo/domain/brand/brand.ts';
import type { SigningIdentity } from './signing-identity.ts';

// In hexadecimal digits: enough for a chain of certificates.
const roomDigits = 24_000;
const padesSubFilter = 'ETSI.CAdES.detached';

/** Embeds a PAdES-B-B signature: whoever changes a byte afterwards is found out by any reader of PDF. */
export async function sealPdf(pdf: Buffer, identity: SigningIdentity, signedAt: Date): Promise<Buffer> {
  // Loaded only where it is used: most processes seal nothing for hours.
  const [{ PDFDocument }, { pdflibAddPlaceholder }, { SignPdf, Signer }, { cmsSignature }] =
    await Promise.all([
      import('pdf-lib'),
      import('@signpdf/placeholder-pdf-lib'),
      import('@signpdf/signpdf'),
      import('./cms-signature.ts'),
    ]);

  class OurSigner extends Signer {
    override sign(content: Buffer): Promise<Buffer> {
      return Promise.resolve(cmsSignature(content, identity));
    }
  }

  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc: document,
    // Plain letters: the library writes these texts as they are.
    reason: 'Firmato dal cliente con un codice ricevuto per e-mail',
    contactInfo: brand.support.email,
    name: brand.name,
    location: 'Italia',
    appName: brand.name,
    signingTime: signedAt,
    signatureLength: roomDigits,
    subFilter: padesSubFilter,
  });
  const prepared = await document.save({ useObjectStreams: false });
  return new SignPdf().sign(prepared, new OurSigner(), signedAt);
}
