import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, isoDate } from '@riparo/domain/calendar.ts';
import * as facts from './country-facts.ts';
import { formerNames, otherTownNames } from './town-names.ts';
import { readRegister, readTownsToday, type RegisterLine, type TownToday, versionOf } from './packages.ts';
import { fixEncoding, spellName } from '../spelling.ts';

/**
 * Writes `places.txt`, what the server loads, from the packages and the tables beside this file:
 * `npm run places -w server`. Lines stand in the order in which equally good matches are shown.
 */
const bigTownResidents = 60_000;
const packages = ['italian-locations', '@marketto/belfiore-connector-embedded'];
/** Nobody who buys today was born earlier; a town that old has no first day. */
const beforeEverybody = '1900-01-01';
/** On these days provinces were made (PN, IS, OR): the register takes them for the first day of all their towns. */
const provinceDays = new Set(['1968-04-06', '1970-03-03', '1974-08-20']);

const { towns, provinces } = readTownsToday();
const register = await readRegister();
const registerByCode = new Map(register.map((line) => [line.code, line]));
const residents = readResidents();
const sizeOf = (town: TownToday) => residents.get(town.code) ?? 0;
const isBig = (town: TownToday) => town.isCapital || sizeOf(town) >= bigTownResidents;

const ordered = towns.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.name < b.name ? -1 : 1));
const sections = {
  provinces: provinces.map(({ code, name, region }) => [code, name, region]),
  'big towns': ordered.filter(isBig).map(townLine),
  countries: countryLines(),
  towns: ordered.filter((town) => !isBig(town)).map(townLine),
  'suppressed towns': suppressedLines(),
  'former names': formerLines(),
};

const newest = register.flatMap(({ from, ended }) => [from, ended ?? from]).reduce((a, b) => (a > b ? a : b));
const header = [
  `# Made by build-places.ts from ${packages.map((name) => `${name} ${versionOf(name)}`).join(', ')}`,
  `# and the tables beside it. The newest change of a town in it is of ${newest}.`,
];
const body = Object.entries(sections).flatMap(([title, lines]) => [
  '',
  `[${title}]`,
  ...lines.map((fields) => fields.join('\t').trimEnd()),
]);
writeFileSync(join(import.meta.dirname, 'places.txt'), [...header, ...body, ''].join('\n'));
const counts = Object.entries(sections).map(([title, lines]) => `${title} ${lines.length}`);
process.stdout.write(`${header.join('\n')}\n${counts.join(', ')}\n`);

function townLine(town: TownToday): string[] {
  const line = registerByCode.get(town.code);
  // The register knows some towns by an earlier name only.
  const earlier = line && !line.name.includes('Ã') && !line.name.includes('Ă') ? spellName(line.name) : '';
  const known = new Set([town.name, ...town.halves].map(letters));
  const also = [earlier, ...(otherTownNames[town.code] ?? [])].filter(
    (name) => name !== '' && !known.has(letters(name)),
  );
  return [
    town.code,
    town.name,
    town.province,
    firstDay(line),
    town.postalCodes.join(' '),
    [...town.halves, ...also].join('|'),
  ];
}

function countryLines(): string[][] {
  const known = register.filter(({ code }) => code.startsWith('Z'));
  const lines = [
    ...known.map(({ code, name, iso }) => [
      code,
      facts.names[code] ?? fixEncoding(name),
      facts.isoCodes[code] ?? iso ?? '',
      facts.firstDays[code] ?? '',
      facts.lastDays[code] ?? '',
      (facts.otherNames[code] ?? []).join('|'),
    ]),
    ...facts.addedCountries.map(({ code, name, iso, until = '', also = [] }) => [
      code,
      name,
      iso ?? '',
      '',
      until,
      also.join('|'),
    ]),
  ];
  const [untilColumn, nameColumn] = [4, 1];
  const isPast = (line: string[]) => (line[untilColumn] ? 1 : 0);
  return lines.toSorted(
    (a, b) => isPast(a) - isPast(b) || (a[nameColumn] ?? '').localeCompare(b[nameColumn] ?? '', 'it'),
  );
}

function suppressedLines(): string[][] {
  const today = new Set(towns.map(({ code }) => code));
  return register
    .filter(({ code }) => !code.startsWith('Z') && !today.has(code))
    .map((line) => {
      if (!line.ended) throw new Error(`${line.name} is no town of today and has no last day`);
      const lastDay = addDays(isoDate(line.ended), -1);
      return [line.code, spellName(line.name), line.province, firstDay(line), lastDay];
    })
    .toSorted((a, b) => (`${a[1]} ${a[2]}` < `${b[1]} ${b[2]}` ? -1 : 1));
}

function formerLines(): string[][] {
  return formerNames.map(({ name, now, province, fromYear, untilYear }) => {
    const town = towns.find((each) => each.name === now && each.province === province);
    if (!town) throw new Error(`${name}: there is no ${now} (${province}) today`);
    return [town.code, name, province, fromYear ? `${fromYear}-01-01` : '', `${untilYear}-12-31`];
  });
}

function firstDay(line: RegisterLine | undefined): string {
  if (!line || line.from < beforeEverybody || provinceDays.has(line.from)) return '';
  return line.from;
}

function letters(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}

function readResidents(): Map<string, number> {
  const lines = readFileSync(join(import.meta.dirname, 'census-2011.txt'), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' '));
  return new Map(rows.map(([code = '', count]) => [code, Number(count)]));
}
