import { claimCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { someBuyer } from '../support/purchase.ts';
import { buySkiByApi } from '../support/money.ts';
import { linkIn } from '../support/signature.ts';
import { dayFromNow } from '../support/ski.ts';
import { chooseTurnedPhoto, pictureOrientation } from '../support/turned-photo.ts';
import { expect, test } from './support/engine-story.ts';

test('claim: reported by the mailed link, with a heavy photo that lies on its side', async ({
  visitor,
  request,
}) => {
  const { email } = await buySkiByApi(request, { startsIn: 0, days: 3 });
  await visitor.open(new URL(await linkIn(request, email, /./, 'sinistri/polizza'), 'http://x').pathname);
  await visitor.asks('Ti è successo qualcosa?');
  await visitor.press('Racconta che cosa è successo');
  await visitor.asks('Che cosa è successo?');
  await visitor.choose('Ho causato un danno ad altri');
  await visitor.asks('Quando è successo?');
  await visitor.type('Giorno', dayFromNow(0).replaceAll('/', ''));
  await visitor.press('Continua');
  await visitor.asks('Dove è successo?');
  await visitor.type('Luogo', 'Bormio');
  await visitor.press('Continua');
  await visitor.asks('Raccontalo con parole tue');
  await visitor.type('Che cosa è successo', 'Ho urtato un altro sciatore.');
  await visitor.press('Continua');
  await visitor.asks('C’erano altre persone?');
  await visitor.choose('No');
  await visitor.press('Continua');
  await visitor.asks('Hai foto o documenti?');
  const bytes = await visitor.run(chooseTurnedPhoto, 'pista.jpg');
  await visitor.reads(/pista\.jpg Caricato(?!,)/);
  const token = (await visitor.address()).split(/[/?]/)[2] ?? '';
  const answer = await request.get(claimCall.path.replace(':token', token));
  const { data } = (await answer.json()) as { data: { files: { sizeBytes: number }[] } };
  expect(data.files).toHaveLength(1);
  expect(data.files[0]?.sizeBytes).toBeLessThan(bytes);
  await visitor.until(
    async () => (await visitor.run(pictureOrientation)) === 'upright',
    'the photo is upright',
  );
  await visitor.press('Continua');
  await visitor.asks('È tutto giusto?');
  await visitor.reads('Con 1 file tra foto e documenti.');
  await visitor.press('Invia la denuncia');
  await visitor.asks('Ho causato un danno ad altri');
  await visitor.reads(/Sinistro SIN-/);
  await visitor.reads(/pista\.jpg Caricato/);
});

test('complaint: written, sent, and there to be followed', async ({ visitor }) => {
  const { email } = someBuyer();
  await visitor.open('/reclami/nuovo');
  await visitor.asks('Che cosa non è andato?');
  await visitor.press('Manda il reclamo');
  await visitor.reads('Ci sono 7 cose da correggere');
  await visitor.type('Che cosa è successo, e quando?', 'Il rimborso non è arrivato.');
  await visitor.type('Che cosa chiedi?', 'Il rimborso.');
  await visitor.choose('Recesso e rimborsi');
  await visitor.choose('Sono o ero cliente');
  await visitor.type('Nome', 'Ada');
  await visitor.type('Cognome', 'Rossi');
  await visitor.type('E-mail', email);
  await visitor.press('Manda il reclamo');
  await visitor.isAt(/^\/reclami\/seguito\//);
  await visitor.asks('Il tuo reclamo');
  await visitor.reads(/REC-\d{4}-\d{5}/);
  await visitor.reads('Il rimborso non è arrivato.');
});
