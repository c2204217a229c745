import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportPanel } from './ReportPanel.tsx';
import type { OneClaim } from './use-claim.ts';

const row = (name: string, label: string, value: string, isLong = false) => ({ name, label, value, isLong });
const panelOf = (report: object) =>
  renderToStaticMarkup(
    <ReportPanel
      claim={
        {
          report: { what: 'Furto', story: 'Non c’era più.', iban: null, coverWarning: null, ...report },
          person: { id: null, name: 'Ada Blu', email: 'a@b.it', phone: null },
        } as unknown as OneClaim
      }
    />,
  );

test('the desk reads every row of a report, and its story only once', () => {
  const shown = panelOf({
    coverWarning: 'grace-days',
    others: 'Il portiere',
    rows: [
      row('when', 'Quando', '05/11/2026'),
      row('frame', 'Numero di telaio', 'WBK 123'),
      row('story', 'Che cosa è successo', 'Non c’era più.', true),
      row('others', 'Altre persone', 'Il portiere', true),
    ],
  });
  expect(shown).toMatch(/Quando<\/dt><dd>05\/11\/2026<br\/><strong>/);
  expect(shown).toContain('<dt>Numero di telaio</dt><dd>WBK 123</dd>');
  expect(shown).toContain('Il portiere');
  expect(shown.split('Non c’era più.')).toHaveLength(2);
});

test('without other people involved, the report says so to the desk', () => {
  expect(panelOf({ others: null, rows: [] })).toContain('<dt>Altre persone</dt><dd>Nessuna</dd>');
});
