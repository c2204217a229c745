/**
 * Foreign countries that are or were, under every name people have for them. Written by `npm run places -w server`
 * from the list that suggests them.
 */
export const COUNTRY_NAMES: readonly string[] = `
Abissinia
Afghanistan
Albania
Algeria
Alto Volta
America
Andorra
Angola
Anguilla
Antigua e Barbuda
Arabia Saudita
Argentina
Armenia
Aruba
Australia
Austria
Azerbaigian
Bahamas
Bahrein
Bangladesh
Barbados
Belarus
Belgio
Belize
Benin
Bermuda
Bhutan
Bielorussia
Birmania
Bolivia
Bosnia-Erzegovina
Botswana
Brasile
Brunei Darussalam
Bulgaria
Burkina Faso
Burma
Burundi
Cambogia
Camerun
Canada
Capo Verde
Cechia
Cecoslovacchia
Ceylon
Ciad
Cile
Cina
Cipro
Città del Vaticano
Colombia
Comore
Congo
Congo belga
Corea del Nord
Corea del Sud
Costa d'Avorio
Costa Rica
Croazia
Cuba
Dahomey
Danimarca
DDR
Dominica
Ecuador
Egitto
El Salvador
Emirati Arabi Uniti
Eritrea
Estonia
Eswatini
Etiopia
Federazione russa
Figi
Filippine
Finlandia
Formosa
Francia
Gabon
Galles
Gambia
Georgia
Germania
Germania Est
Ghana
Giamaica
Giappone
Gibilterra
Gibuti
Giordania
Gran Bretagna
Grecia
Grenada
Groenlandia
Guadalupa
Guam
Guatemala
Guernsey
Guinea
Guinea equatoriale
Guinea-Bissau
Guyana
Guyana francese
Haiti
Honduras
Hong Kong
India
Indonesia
Inghilterra
Iran
Iraq
Irlanda
Irlanda del Nord
Islanda
Isola di Man
Isole Cayman
Isole Cook
Isole del Canale
Isole Fær Øer
Isole Falkland (Malvine)
Isole Marianne settentrionali
Isole Marshall
Isole Normanne
Isole Pitcairn
Isole Salomone
Isole Turks e Caicos
Isole Vergini americane
Isole Vergini britanniche
Israele
Iugoslavia
Jersey
Jugoslavia
Kazakhstan
Kenya
Kirghisistan
Kirghizistan
Kiribati
Kosovo
Kuwait
La Réunion
Laos
Lesotho
Lettonia
Libano
Liberia
Libia
Liechtenstein
Lituania
Lussemburgo
Macao
Macedonia
Macedonia del Nord
Madagascar
Malawi
Malaysia
Maldive
Mali
Malta
Marocco
Martinica
Mauritania
Maurizio
Mayotte
Messico
Moldavia
Moldova
Monaco
Mongolia
Montenegro
Montserrat
Mozambico
Myanmar/Birmania
Namibia
Nauru
Nepal
Nicaragua
Niger
Nigeria
Norvegia
Nuova Caledonia
Nuova Zelanda
Olanda
Oman
Paesi Bassi
Pakistan
Palau
Palestina
Panama
Papua Nuova Guinea
Paraguay
Persia
Perù
Polinesia francese
Polonia
Porto Rico
Portogallo
Puerto Rico
Qatar
Regno Unito
Repubblica ceca
Repubblica Cecoslovacca
Repubblica Centrafricana
Repubblica Democratica del Congo
Repubblica Democratica Tedesca
Repubblica Dominicana
Repubblica Federale di Germania
Repubblica Popolare Cinese
Repubblica Socialista Federale di Jugoslavia
Repubblica Sudafricana
Rhodesia
Riunione
Romania
Ruanda
Russia
Russia sovietica
Sahara occidentale
Saint Kitts e Nevis
Saint Pierre e Miquelon
Saint Vincent e Grenadine
Samoa
Samoa americane
San Marino
Sant'Elena
Santa Lucia
Santa Sede
Santo Domingo
Sao Tomé e Principe
Scozia
Senegal
Serbia
Serbia e Montenegro
Seychelles
Siam
Sierra Leone
Singapore
Siria
Slovacchia
Slovenia
Somalia
Somalia francese
Spagna
Sri Lanka
Stati Federati di Micronesia
Stati Uniti d'America
Stato della Città del Vaticano
Sud Sudan
Sudafrica
Sudan
Suriname
Svezia
Svizzera
Swaziland
Tagikistan
Tailandia
Taiwan
Tanganica
Tanzania
Thailandia
Timor Est
Timor Leste
Togo
Tonga
Trinidad e Tobago
Tunisia
Turchia
Turkmenistan
Tuvalu
Ucraina
Uganda
UK
Ungheria
Unione Sovietica
URSS
Uruguay
USA
Uzbekistan
Vanuatu
Venezuela
Vietnam
Vietnam del Nord
Vietnam del Sud
Wallis e Futuna
Yemen
Yemen del Sud
Yugoslavia
Zaire
Zambia
Zanzibar
Zimbabwe
`
  .trim()
  .split('\n');
