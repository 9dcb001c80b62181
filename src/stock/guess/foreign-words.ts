import { simpleBody, simpleFuel, simpleTransmission } from '../read/simple-words.ts';
import { nameWords } from './folded-name.ts';

/** Fields whose words are known in other languages. */
export type WordField =
  'fuel' | 'trans' | 'body' | 'car_type' | 'drive' | 'status' | 'colour' | 'item_type' | 'price_type';

type Words = Readonly<Record<string, string>>;

/** Words of feeds, folded and divided by bars, with ours; what reading a feed understands by itself need not be here. */
const WORDS: Readonly<Record<WordField, Words>> = {
  fuel: {
    Petrol: 'benzin|essence|sans plomb|gasolina|benzina|benzine|super|gasoline|gasoline fuel|ottokraftstoff',
    Diesel: 'gasoil|gazole|gasolio|gasoleo|dieselkraftstoff|diesel fuel',
    Electric:
      'elektro|elektrisch|electrique|electrico|elettrica|elettrico|strom|electric fuel system|eléctrico',
    Hybrid:
      'hybride|hibrido|ibrida|ibrido|hybrid benzin|elektro benzin|benzin elektro|hybride essence|plug in hybrid|hybrid benzin elektro|hybrid diesel elektro|hybride essence electrique',
    LPG: 'autogas|gpl|glp|erdgas|gnv|metano',
    Hydrogen: 'wasserstoff|hydrogene|idrogeno|waterstof',
  },
  trans: {
    Automatic:
      'automatik|automatikgetriebe|automatique|automatico|automatica|automaat|automatisch|halbautomatik|robotisee|a|at',
    Manual: 'schaltgetriebe|handschaltung|manuell|manuelle|manuel|manuale|handgeschakeld|m|mt',
  },
  body: {
    Sedan: 'limousine|berline|berlina|4 door sedan|4dr car',
    Wagon: 'kombi|break|familiar|station wagon|sw|stationwagen|combi',
    SUV: 'gelandewagen|tout terrain|todoterreno|fuoristrada|terreinwagen|4x4|sport utility|suv gelandewagen|4x4 suv',
    Hatchback:
      'kleinwagen|citadine|utilitaria|schragheck|utilitaire berline|compacte|compacto|5 porte|city car',
    Convertible: 'cabriolet|descapotable|cabrio roadster',
    Coupe: 'coupe|sportwagen',
    Van: 'kastenwagen|transporter|fourgon|fourgonnette|furgon|furgone|bestelwagen|utilitaire|cargo van',
    Ute: 'pritsche|pick up|crew cab pickup|double cab',
    'People Mover': 'monospace|monovolumen|monovolume|minivan|passenger van',
    Caravan: 'wohnwagen|caravane|caravana|roulotte|touring caravan',
    Motorcycle: 'motorrad|moto|motocicleta|motocicletta|motorfiets',
    Truck: 'lkw|camion|vrachtwagen',
  },
  car_type: {
    new: 'new condition|neu|neuwagen|neufahrzeug|neuf|neuve|nuevo|nueva|nuovo|nuova|nieuw',
    used: 'used condition|refurbished condition|damaged condition|gebraucht|gebrauchtwagen|gebrauchtfahrzeug|occasion|usado|usada|segunda mano|ocasion|usato|usata|tweedehands|gebruikt|cpo|certified|vehicule d occasion',
    demo: 'vorfuhrwagen|vorfuhrfahrzeug|demonstration|vehicule de demonstration|demostracion|dimostrativo|demonstratie|km 0|d',
  },
  drive: {
    FWD: 'frontantrieb|vorderradantrieb|traction|traction avant|delantera|anteriore|voorwiel|front|front wheel drive|avant',
    RWD: 'heckantrieb|hinterradantrieb|propulsion|trasera|posteriore|achterwiel|rear|rear wheel drive|arriere',
    AWD: 'allrad|allradantrieb|integrale|integral|all wheel drive|transmission integrale|vierwiel',
    '4WD': '4x4|quatre roues motrices|four wheel drive|4 wheel drive|4wd',
  },
  status: {
    in_stock:
      'in store only|online only|limited availability|verfugbar|disponible|disponibile|beschikbaar|auf lager|en stock|in stock|available|a',
    coming_soon:
      'pre order|preorder|back order|pre sale|in transit|on order|incoming|arriving|bestellt|en arrivage|in arrivo|en camino',
    sold: 'out of stock|sold out|discontinued|verkauft|vendu|vendido|venduto|verkocht|delivered',
  },
  colour: {
    White: 'weiss|blanc|blanche|blanco|bianco|wit',
    Black: 'schwarz|noir|noire|negro|nero|zwart',
    Grey: 'grau|gris|grigio|grijs|gray',
    Silver: 'silber|argent|plata|argento|zilver',
    Red: 'rot|rouge|rojo|rosso|rood',
    Blue: 'blau|bleu|azul|blu|blauw',
    Green: 'grun|vert|verde|groen',
    Yellow: 'gelb|jaune|amarillo|giallo|geel',
    Brown: 'braun|brun|marron|marrone|bruin',
    Orange: 'arancione|naranja|oranje',
  },
  item_type: {
    car: 'pkw|voiture|coche|auto|automobile|car truck|personenauto|carro',
    truck: 'lkw|camion|vrachtwagen',
    motorcycle: 'motorrad|moto|motocicleta|motocicletta|motorfiets',
    caravan: 'wohnwagen|wohnmobil|caravane|caravana|roulotte|camping car|autocaravana',
  },
  price_type: {
    drive_away:
      'on road costs|includes on road costs|including on road costs|inclusive of on road costs|all in|driveaway|drive away price|drive away no more to pay|on the road',
    excluding_government_charges:
      'before government charges|plus government charges|before on road costs|bgc',
  },
};

/** A word in small letters without marks; an address of schema.org is the word at its end. */
const spaced = (word: string): string => nameWords(word.replace(/^https?:\/\/schema\.org\//i, '')).join(' ');

const OURS = new Map(
  Object.entries(WORDS).map(([field, words]) => [
    field,
    new Map(
      Object.entries(words).flatMap(([our, theirs]) =>
        theirs.split('|').map((their) => [spaced(their), our]),
      ),
    ),
  ]),
);

/** Whether words of this field are known in other languages. */
export const isWordField = (field: string): field is WordField => Object.hasOwn(WORDS, field);

/** Our word for one of a feed that is another language's or system's; undefined for one that is not known here. */
export const foreignWord = (field: WordField, word: string): string | undefined =>
  OURS.get(field)?.get(spaced(word));

const READ_ANYWAY: Readonly<Record<WordField, (word: string) => boolean>> = {
  fuel: (word) => simpleFuel(undefined, word) !== undefined,
  trans: (word) => simpleTransmission(undefined, word) !== undefined,
  body: (word) => simpleBody(undefined, word) !== undefined,
  car_type: (word) =>
    /^(new|used|demo|demonstrator|ex.?demo|pre.?owned|pre.?loved|second.?hand|n|u|d)$/i.test(word),
  drive: (word) => /^(fwd|rwd|awd|4wd|2wd|4x4|4x2|6x4|6x2|8x4|front.*|rear.*|all.*|four.*)$/i.test(word),
  status: (word) => /^(in.?stock|coming.?soon|sold|available|for sale|active|live|reserved)$/i.test(word),
  colour: (word) =>
    /\b(white|black|gr[ea]y|silver|red|blue|green|yellow|brown|orange|gold|beige|bronze|purple|cream)\b/i.test(
      word,
    ),
  item_type: (word) =>
    /^(car|truck|motorcycle|motorbike|bike|caravan|camper.*|motor ?home|rv)s?$/i.test(word),
  price_type: (word) => /drive.?away|^dap?$|^egc$|excl|\borc/i.test(word.replaceAll('_', ' ')),
};

/** Whether reading a feed understands a word of the field without being told. */
export const isReadAnyway = (field: WordField, word: string): boolean => READ_ANYWAY[field](word);
