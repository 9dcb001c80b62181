import { readPriceType } from '../read/read-choice.ts';
import { ReadingNotes } from '../read/reading-notes.ts';
import { saleWord } from '../read/sale-words.ts';
import { isBodyWord, simpleFuel, simpleTransmission } from '../read/simple-words.ts';
import { nameWords } from './folded-name.ts';

/** Fields whose words are known in other languages. */
export type WordField =
  'fuel' | 'trans' | 'body' | 'car_type' | 'drive' | 'status' | 'colour' | 'item_type' | 'price_type';

type Words = Readonly<Record<string, string>>;

/** Words of feeds, folded and divided by bars, with ours; what reading a feed understands by itself need not be here. */
const WORDS: Readonly<Record<WordField, Words>> = {
  fuel: {
    Petrol: 'benzin|essence|sans plomb|super|gasoline|gasoline fuel|ottokraftstoff',
    Diesel: 'gasoil|gazole|dieselkraftstoff|diesel fuel',
    Electric: 'elektro|elektrisch|electrique|strom|electric fuel system',
    Hybrid:
      'hybride|hybrid benzin|elektro benzin|benzin elektro|hybride essence|plug in hybrid|hybrid benzin elektro|hybrid diesel elektro|hybride essence electrique',
    LPG: 'autogas|gpl|erdgas|gnv',
    Hydrogen: 'wasserstoff|hydrogene',
  },
  trans: {
    Automatic: 'automatik|automatikgetriebe|automatique|automatisch|halbautomatik|robotisee|a|at',
    Manual: 'schaltgetriebe|handschaltung|manuell|manuelle|manuel|m|mt',
  },
  body: {
    Sedan: 'limousine|berline|4 door sedan|4dr car',
    Wagon: 'kombi|break|station wagon|sw|stationwagen|combi',
    SUV: 'gelandewagen|tout terrain|4x4|sport utility|suv gelandewagen|4x4 suv',
    Hatchback: 'kleinwagen|citadine|schragheck|utilitaire berline|compacte|city car',
    Convertible: 'cabriolet|cabrio roadster',
    Coupe: 'coupe|sportwagen',
    Van: 'kastenwagen|transporter|fourgon|fourgonnette|utilitaire|cargo van',
    Ute: 'pritsche|pick up|crew cab pickup|double cab',
    'People Mover': 'monospace|minivan|passenger van',
    Caravan: 'wohnwagen|caravane|roulotte|touring caravan',
    Motorcycle: 'motorrad|moto',
    Truck: 'lkw|camion',
  },
  car_type: {
    new: 'new condition|neu|neuwagen|neufahrzeug|neuf|neuve',
    used: 'used condition|refurbished condition|damaged condition|gebraucht|gebrauchtwagen|gebrauchtfahrzeug|occasion|cpo|certified|vehicule d occasion',
    demo: 'vorfuhrwagen|vorfuhrfahrzeug|demonstration|vehicule de demonstration|km 0|d',
  },
  drive: {
    FWD: 'frontantrieb|vorderradantrieb|traction|traction avant|front|front wheel drive|avant',
    RWD: 'heckantrieb|hinterradantrieb|propulsion|rear|rear wheel drive|arriere',
    AWD: 'allrad|allradantrieb|integrale|all wheel drive|transmission integrale',
    '4WD': '4x4|quatre roues motrices|four wheel drive|4 wheel drive|4wd',
  },
  status: {
    in_stock:
      'in store only|online only|limited availability|verfugbar|disponible|auf lager|en stock|in stock|available|a',
    coming_soon:
      'pre order|preorder|back order|pre sale|in transit|on order|incoming|arriving|bestellt|en arrivage',
    sold: 'out of stock|sold out|discontinued|verkauft|vendu|delivered',
  },
  colour: {
    White: 'weiss|blanc|blanche',
    Black: 'schwarz|noir|noire',
    Grey: 'grau|gris|gray',
    Silver: 'silber|argent',
    Red: 'rot|rouge',
    Blue: 'blau|bleu',
    Green: 'grun|vert',
    Yellow: 'gelb|jaune',
    Brown: 'braun|brun|marron',
  },
  item_type: {
    car: 'pkw|voiture|auto|automobile|car truck',
    truck: 'lkw|camion',
    motorcycle: 'motorrad|moto',
    caravan: 'wohnwagen|wohnmobil|caravane|roulotte|camping car',
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

/** True if words of this field are known in other languages. */
export const isWordField = (field: string): field is WordField => Object.hasOwn(WORDS, field);

/** Our word for one of a feed that is another language's or system's; undefined for one that is not known here. */
export const foreignWord = (field: WordField, word: string): string | undefined =>
  OURS.get(field)?.get(spaced(word));

const READ_ANYWAY: Readonly<Record<WordField, (word: string) => boolean>> = {
  fuel: (word) => simpleFuel(undefined, word) !== undefined,
  trans: (word) => simpleTransmission(undefined, word) !== undefined,
  body: isBodyWord,
  car_type: (word) =>
    /^(brand.?new|new|used|demo|demonstrator|ex.?demo|pre.?owned|pre.?loved|second.?hand|n|u|d)$/i.test(word),
  drive: (word) => /^(fwd|rwd|awd|4wd|2wd|\d{1,2}\s*[x×/]\s*\d|front.*|rear.*|all.*|four.*)$/i.test(word),
  status: (word) =>
    /^(in.?stock|coming.?soon|available|for sale|active|live)$/i.test(word) || saleWord(word) !== undefined,
  colour: (word) =>
    /\b(white|black|gr[ea]y|silver|red|blue|green|yellow|brown|orange|gold|beige|bronze|purple|cream)\b/i.test(
      word,
    ),
  item_type: (word) =>
    /^(car|truck|prime mover|motorcycle|(\w+ )?motorbike|(\w+ )?bike|scooter|atv|quad|caravan|camper.*|motor ?home|rv)s?$/i.test(
      word,
    ),
  price_type: (word) => readPriceType(word, new ReadingNotes()) !== undefined,
};

/** True if reading a feed understands a word of the field without being told. */
export const isReadAnyway = (field: WordField, word: string): boolean => READ_ANYWAY[field](word);

/** True if a word says that learners may ride a motorcycle, and that it is no other's: 'LAMS', 'Approved'. */
export const isLearners = (word: string): boolean =>
  /^(?!.*\b(?:not|non|un)).*(?:lams|learner|approved|^restricted)/i.test(word);
