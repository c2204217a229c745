import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { belfioreConnector } from '@marketto/belfiore-connector-embedded';

export type PresentTown = {
  code: string;
  name: string;
  /** Each of its two names separately, if bilingual. */
  halves: string[];
  province: string;
  isCapital: boolean;
  postalCodes: string[];
};

export type Province = { code: string; name: string; region: string };

/** A line of the register: one name per code of a present or former town or country. */
export type RegisterLine = {
  code: string;
  name: string;
  province: string;
  iso: string | null;
  from: string;
  /** The first day after its end. */
  ended: string | null;
};

type LocationsRow = {
  denominazione_ita_altra: string;
  denominazione_ita: string;
  denominazione_altra: string;
  cap: string;
  sigla_provincia: string;
  denominazione_provincia: string;
  denominazione_regione: string;
  flag_capoluogo: 'SI' | 'NO';
  codice_belfiore: string;
};

const require = createRequire(import.meta.url);
const never = 9000;

/** Present towns with their postal codes, from `italian-locations`. */
export function readPresentTowns(): { towns: PresentTown[]; provinces: Province[] } {
  const rows = Map.groupBy(readLocations(), (row) => row.codice_belfiore);
  const provinces = new Map<string, Province>();
  const towns = [...rows].flatMap(([code, [row, ...others]]) => {
    if (!row) return [];
    const { sigla_provincia: province, denominazione_altra: otherName } = row;
    provinces.set(province, {
      code: province,
      name: row.denominazione_provincia,
      region: row.denominazione_regione,
    });
    const postalCodes = [row, ...others].map(({ cap }) => cap).toSorted();
    const halves = otherName ? [row.denominazione_ita, otherName] : [];
    const isCapital = row.flag_capoluogo === 'SI';
    return [{ code, name: row.denominazione_ita_altra, halves, province, isCapital, postalCodes }];
  });
  return { towns, provinces: [...provinces.values()] };
}

/** The register of towns and countries with their dates, from `@marketto/belfiore-connector-embedded`. */
export async function readRegister(): Promise<RegisterLine[]> {
  const places = await belfioreConnector.toArray();
  return places.map((place) => {
    const { belfioreCode: code, name, creationDate, expirationDate } = place;
    return {
      code,
      name,
      province: place.province ?? '',
      iso: place.iso3166?.trim() || null,
      from: localDay(creationDate),
      ended: expirationDate.getFullYear() > never ? null : localDay(expirationDate),
    };
  });
}

export function versionOf(packageName: string): string {
  // Not `require('…/package.json')`: some packages do not export it.
  const folder = dirname(dirname(require.resolve(packageName)));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

// Its Node module imports JSON without an attribute and fails to load, hence the file itself.
function readLocations(): LocationsRow[] {
  const folder = dirname(require.resolve('italian-locations'));
  const file = readdirSync(folder).find((name) => name.startsWith('gi_comuni_cap'));
  if (!file) throw new Error('italian-locations holds no list of towns');
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as LocationsRow[];
}

/** The package creates dates at local midnight. */
function localDay(date: Date): string {
  const parts = [digits(date.getFullYear(), 4), digits(date.getMonth() + 1, 2), digits(date.getDate(), 2)];
  return parts.join('-');
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
