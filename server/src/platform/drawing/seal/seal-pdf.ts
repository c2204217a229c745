import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { SigningIdentity } from './signing-identity.ts';

/** Embeds a PAdES-B-B signature, with which any PDF reader detects a later change. */
export async function sealPdf(pdf: Buffer, identity: SigningIdentity, signedAt: Date): Promise<Buffer> {
  // Loaded only where it is used: most processes seal nothing for hours.
  const [{ PDFDocument }, { addSignatureField }, { SignPdf, Signer }, { cmsSignature }] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('./signature-field.ts'),
    import('@signpdf/signpdf'),
    import('./cms-signature.ts'),
  ]);

  class OurSigner extends Signer {
    override sign(content: Buffer): Promise<Buffer> {
      return Promise.resolve(cmsSignature(content, identity));
    }
  }

  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  addSignatureField(document, {
    reason: 'Firmato dal cliente con un codice ricevuto per e-mail',
    contact: brand.support.email,
    name: brand.name,
    place: 'Italia',
    signedAt,
  });
  const prepared = await document.save({ useObjectStreams: false });
  return new SignPdf().sign(prepared, new OurSigner(), signedAt);
}
