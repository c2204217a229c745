/**
 * Towns that kept their code but changed their name in the twentieth century or later: the packages have only
 * the last name. Limited to names on documents of people alive today, by the last year of the old name; a
 * temporary name has its first year too.
 */
export type FormerName = {
  name: string;
  now: string;
  province: string;
  untilYear: number;
  fromYear?: number;
};

const renamed = (name: string, now: string, province: string, untilYear: number, fromYear?: number) => ({
  name,
  now,
  province,
  untilYear,
  ...(fromYear === undefined ? {} : { fromYear }),
});

export const formerNames: readonly FormerName[] = [
  renamed('Acqui', 'Acqui Terme', 'AL', 1956),
  renamed('Adernò', 'Adrano', 'CT', 1929),
  renamed('Alì Marina', 'Alì Terme', 'ME', 1954),
  renamed('Ampezzo di Cadore', "Cortina d'Ampezzo", 'BL', 1923),
  renamed('Angolo', 'Angolo Terme', 'BS', 1963),
  renamed('Appiano', 'Appiano sulla strada del vino/Eppan an der Weinstraße', 'BZ', 1971),
  renamed('Aquila degli Abruzzi', "L'Aquila", 'AQ', 1939),
  renamed('Ariano di Puglia', 'Ariano Irpino', 'AV', 1930),
  renamed('Aspra Sabina', 'Casperia', 'RI', 1947),
  renamed('Bagni di Montecatini', 'Montecatini-Terme', 'PT', 1928),
  renamed('Bagni San Giuliano', 'San Giuliano Terme', 'PI', 1935),
  renamed('Bagnorea', 'Bagnoregio', 'VT', 1922),
  renamed('Bari delle Puglie', 'Bari', 'BA', 1931),
  renamed('Bassanello', 'Vasanello', 'VT', 1949),
  renamed('Bassano di Sutri', 'Bassano Romano', 'VT', 1964),
  renamed('Bassano Veneto', 'Bassano del Grappa', 'VI', 1928),
  renamed('Bieda', 'Blera', 'VT', 1952),
  renamed('Biscari', 'Acate', 'RG', 1938),
  renamed('Borgo San Donnino', 'Fidenza', 'PR', 1927),
  renamed('Caldaro', 'Caldaro sulla strada del vino/Kaltern an der Weinstraße', 'BZ', 1971),
  renamed('Cannero', 'Cannero Riviera', 'VB', 1947),
  renamed("Castel San Pietro dell'Emilia", 'Castel San Pietro Terme', 'BO', 1959),
  renamed('Castiglione Dora', 'Châtillon', 'AO', 1946, 1939),
  renamed('Castrogiovanni', 'Enna', 'EN', 1927),
  renamed('Cavazuccherina', 'Jesolo', 'VE', 1930),
  renamed('Cisterna di Littoria', 'Cisterna di Latina', 'LT', 1945, 1935),
  renamed('Cisterna di Roma', 'Cisterna di Latina', 'LT', 1935),
  renamed('Colleretto Parella', 'Colleretto Giacosa', 'TO', 1953),
  renamed('Cormaiore', 'Courmayeur', 'AO', 1946, 1939),
  renamed('Corneto Tarquinia', 'Tarquinia', 'VT', 1922),
  renamed('Cotrone', 'Crotone', 'KR', 1928),
  renamed('Darfo', 'Darfo Boario Terme', 'BS', 1968),
  renamed('Giardini', 'Giardini-Naxos', 'ME', 1978),
  renamed('Girgenti', 'Agrigento', 'AG', 1927),
  renamed('Godiasco', 'Godiasco Salice Terme', 'PV', 2012),
  renamed('Kaggi', 'Gaggi', 'ME', 1939),
  renamed('Littoria', 'Latina', 'LT', 1945),
  renamed('Livorno Piemonte', 'Livorno Ferraris', 'VC', 1924),
  renamed('Lonato', 'Lonato del Garda', 'BS', 2007),
  renamed('Massa Superiore', 'Castelmassa', 'RO', 1928),
  renamed('Monsummano', 'Monsummano Terme', 'PT', 1948),
  renamed('Monte San Giuliano', 'Erice', 'TP', 1934),
  renamed('Monteleone di Calabria', 'Vibo Valentia', 'VV', 1928),
  renamed('Moriago', 'Moriago della Battaglia', 'TV', 1962),
  renamed('Mussolinia di Sardegna', 'Arborea', 'OR', 1944),
  renamed('Ottaiano', 'Ottaviano', 'NA', 1933),
  renamed('Palmas Suergiu', 'San Giovanni Suergiu', 'SU', 1950),
  renamed('Pausula', 'Corridonia', 'MC', 1931),
  renamed('Piana dei Greci', 'Piana degli Albanesi', 'PA', 1941),
  renamed("Piedimonte d'Alife", 'Piedimonte Matese', 'CE', 1970),
  renamed('Ponte San Martino', 'Pont-Saint-Martin', 'AO', 1946, 1939),
  renamed('Porta Littoria', 'La Thuile', 'AO', 1946, 1939),
  renamed('Rapolano', 'Rapolano Terme', 'SI', 1949),
  renamed('Recoaro', 'Recoaro Terme', 'VI', 1933),
  renamed('Resina', 'Ercolano', 'NA', 1969),
  renamed('Riva', 'Riva del Garda', 'TN', 1969),
  renamed('Rivanazzano', 'Rivanazzano Terme', 'PV', 2009),
  renamed('Ronchi di Monfalcone', 'Ronchi dei Legionari', 'GO', 1925),
  renamed("Salice d'Ulzio", "Sauze d'Oulx", 'TO', 1953, 1937),
  renamed('San Pietro Montagnon', 'Montegrotto Terme', 'PD', 1934),
  renamed('San Vincenzo della Fonte', 'Saint-Vincent', 'AO', 1946, 1939),
  renamed('Spaccaforno', 'Ispica', 'RG', 1934),
  renamed('Spezia', 'La Spezia', 'SP', 1930),
  renamed('Telese', 'Telese Terme', 'BN', 1991),
  renamed('Terranova di Sicilia', 'Gela', 'CL', 1927),
  renamed('Terranova Pausania', 'Olbia', 'SS', 1939),
  renamed('Ulzio', 'Oulx', 'TO', 1960, 1937),
  renamed('Vittorio', 'Vittorio Veneto', 'TV', 1923),
];

/** Common names of towns, if different from the official ones. */
export const otherTownNames: Readonly<Record<string, readonly string[]>> = {
  A326: ['Aoste'],
  // They got their second word recently, and people still omit it. There is a Calliano in Trentino too.
  B418: ['Calliano'],
  B991: ['Casorzo'],
  E134: ['Grana'],
  H223: ['Reggio Emilia'],
  H224: ['Reggio Calabria'],
};
