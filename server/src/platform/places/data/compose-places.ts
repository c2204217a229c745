import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { fixEncoding, spellName } from '../spelling.ts';
import * as facts from './country-facts.ts';
import {
  readRegister,
  readPresentTowns,
  type RegisterLine,
  type PresentTown,
  versionOf,
} from './packages.ts';
import { formerNames, otherTownNames } from './town-names.ts';

const bigTownResidents = 60_000;
const packages = ['italian-locations', '@marketto/belfiore-connector-embedded'];
/** No customer was born earlier; a town that old has no first day. */
const EARLIEST_BIRTH_DAY = '1900-01-01';
/**
 * On these days new provinces were formed (PN, IS, OR): the register gives them as the first day of all their
 * towns.
 */
const provinceDays = new Set(['1968-04-06', '1970-03-03', '1974-08-20']);

/** The content of `places.txt`; the order of its lines is that of equally good matches. */
export async function composePlaces(): Promise<{ text: string; summary: string }> {
  const { towns, provinces } = readPresentTowns();
  const register = await readRegister();
  const residents = readResidents();
  const sizeOf = ({ code }: PresentTown) => residents.get(code) ?? 0;
  const isBig = (town: PresentTown) => town.isCapital || sizeOf(town) >= bigTownResidents;
  const ordered = towns.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.name < b.name ? -1 : 1));
  const townLine = townLineWith(register);

  const sections = {
    provinces: provinces.map(({ code, name, region }) => [code, name, region]).toSorted(),
    'big towns': ordered.filter(isBig).map(townLine),
    countries: countryLines(register),
    towns: ordered.filter((town) => !isBig(town)).map(townLine),
    'suppressed towns': suppressedLines(register, towns),
    'former names': formerLines(towns),
  };
  const header = [
    `# Made by build-places.ts from ${packages.map((name) => `${name} ${versionOf(name)}`).join(', ')}`,
    `# and the tables beside it. The newest change of a town in it is of ${newestDay(register)}.`,
  ];
  const body = Object.entries(sections).flatMap(([title, lines]) => [
    '',
    `[${title}]`,
    ...lines.map((fields) => fields.join('\t').trimEnd()),
  ]);
  const counts = Object.entries(sections).map(([title, lines]) => `${title} ${lines.length}`);
  return {
    text: [...header, ...body, ''].join('\n'),
    summary: [...header, counts.join(', ')].join('\n'),
  };
}

function townLineWith(register: readonly RegisterLine[]): (town: PresentTown) => string[] {
  const byCode = new Map(register.map((line) => [line.code, line]));
  return (town) => {
    const line = byCode.get(town.code);
    const names = [town.name, ...town.halves];
    return [
      town.code,
      town.name,
      town.province,
      firstDay(line),
      town.postalCodes.join(' '),
      [...town.halves, ...otherNamesOf(names, line), ...(otherTownNames[town.code] ?? [])].join('|'),
    ];
  };
}

/**
 * The register has some towns only by a former name. A name garbled by its encoding does not count as another
 * name.
 */
function otherNamesOf(names: readonly string[], line: RegisterLine | undefined): string[] {
  if (!line || /[ÃĂ]/.test(line.name)) return [];
  const isKnown = names.some((name) => lettersOf(name) === lettersOf(line.name));
  return isKnown ? [] : [spellName(line.name)];
}

function countryLines(register: readonly RegisterLine[]): string[][] {
  const known = register
    .filter(({ code }) => code.startsWith('Z'))
    .map(({ code, name, iso }) => ({
      code,
      name: facts.names[code] ?? fixEncoding(name),
      iso: facts.isoCodes[code] ?? iso,
      from: facts.firstDays[code],
      until: facts.lastDays[code],
      also: facts.otherNames[code],
    }));
  return [...known, ...facts.addedCountries.map((country) => ({ from: undefined, ...country }))]
    .toSorted(
      (a, b) => Number(Boolean(a.until)) - Number(Boolean(b.until)) || a.name.localeCompare(b.name, 'it'),
    )
    .map(({ code, name, iso, from = '', until = '', also = [] }) => [
      code,
      name,
      iso ?? '',
      from,
      until,
      also.join('|'),
    ]);
}

function suppressedLines(register: readonly RegisterLine[], towns: readonly PresentTown[]): string[][] {
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

function formerLines(towns: readonly PresentTown[]): string[][] {
  const today = new Map(towns.map((town) => [`${town.name} (${town.province})`, town]));
  return formerNames.map(({ name, now, province, fromYear, untilYear }) => {
    const town = today.get(`${now} (${province})`);
    if (!town) throw new Error(`${name}: there is no ${now} (${province}) today`);
    return [town.code, name, province, fromYear ? `${fromYear}-01-01` : '', `${untilYear}-12-31`];
  });
}

function firstDay(line: RegisterLine | undefined): string {
  if (!line || line.from < EARLIEST_BIRTH_DAY || provinceDays.has(line.from)) return '';
  return line.from;
}

function newestDay(register: readonly RegisterLine[]): string {
  return register.reduce(
    (newest, { from, ended }) => [newest, from, ended ?? ''].toSorted().at(-1) ?? '',
    '',
  );
}

function lettersOf(name: string): string {
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
