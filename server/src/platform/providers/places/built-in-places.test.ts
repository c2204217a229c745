import { describe, expect, test } from 'vitest';
import { loadPlaces } from '../../places/places.ts';
import { openBuiltInPlaces } from './open-places.ts';

const provider = openBuiltInPlaces(loadPlaces());

async function firstFor(text: string): Promise<string | undefined> {
  const [found] = await provider.findAddresses(text);
  return (
    found && [found.street, found.streetNumber, found.postalCode, found.city, found.province].join(' | ')
  );
}

describe('a freely typed address', () => {
  test.each([
    ['Via Roma 10, 20121 Milano', 'Via Roma | 10 | 20121 | Milano | MI'],
    ['via roma 10 milano', 'Via Roma | 10 |  | Milano | MI'],
    ['via roma, 10, milano', 'Via Roma | 10 |  | Milano | MI'],
    ['VIA DEI MILLE 4 TORINO', 'Via dei Mille | 4 |  | Torino | TO'],
    ['via xx settembre 3/a sesto san giovanni', 'Via XX Settembre | 3A | 20099 | Sesto San Giovanni | MI'],
    ['corso Italia 5 bis 20122 milano', 'corso Italia | 5 BIS | 20122 | Milano | MI'],
    ['via roma 10 bis sesto san giovanni', 'Via Roma | 10 BIS | 20099 | Sesto San Giovanni | MI'],
    ['via 25 aprile 10 bologna', 'Via 25 Aprile | 10 |  | Bologna | BO'],
    ['via roma snc l’aquila', "Via Roma | SNC | 67100 | L'Aquila | AQ"],
    ['strada statale 16 km 12,300 fasano', 'Strada Statale 16 | KM 12+300 | 72015 | Fasano | BR'],
    ['piazza duomo 1 20121', 'Piazza Duomo | 1 | 20121 | Milano | MI'],
    ['via vecchia roma 20121', 'Via Vecchia Roma |  | 20121 | Milano | MI'],
    ['via roma sesto san giovanni', 'Via Roma |  | 20099 | Sesto San Giovanni | MI'],
    ['via emilia 1 reggio emilia', "Via Emilia | 1 |  | Reggio nell'Emilia | RE"],
    ['via garibaldi 1, castro (le)', 'Via Garibaldi | 1 | 73030 | Castro | LE'],
    ['via garibaldi 1 24063 castro', 'Via Garibaldi | 1 | 24063 | Castro | BG'],
    ['via roma 10 castro le', 'Via Roma | 10 | 73030 | Castro | LE'],
    ['via roma 10 mil', 'Via Roma | 10 |  | Milano | MI'],
  ])('%s', async (text, address) => {
    expect(await firstFor(text)).toBe(address);
  });

  test('an address with an invalid number is suggested without it', async () => {
    expect(await firstFor('via roma 12/2 milano')).toBe('Via Roma |  |  | Milano | MI');
  });

  test("an address with another town's CAP gets its own, or none if the town has several", async () => {
    expect(await firstFor('Via Verdi 3, 00100 Segrate')).toBe('Via Verdi | 3 | 20054 | Segrate | MI');
    expect(await firstFor('Via Verdi 3, 20121 Roma')).toBe('Via Verdi | 3 |  | Roma | RM');
  });

  test.each(['via', 'via roma', 'milano', '20121', 'via roma 10', 'via milano', '', ','])(
    'an unfinished address is not guessed: %s',
    async (text) => {
      expect(await provider.findAddresses(text)).toEqual([]);
    },
  );
});
