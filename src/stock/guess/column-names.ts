import type { MapField } from '../read/map-fields.ts';

/** A field of a vehicle, a title with make and model in it, or a price that goes before the usual one while it is there. */
export type GuessedField = MapField | 'title' | 'special_price';

/**
 * What feeds call a field, the commonest first: in the words of Australian, British and American systems, in German, French,
 * Spanish, Italian and Dutch. Divided by bars; folded as foldedName does, so without case, accents, spaces and marks. A name
 * may be in several fields: what is in the column then decides.
 */
export const COLUMN_NAMES: Readonly<Partial<Record<GuessedField, string>>> = {
  stocknum:
    'stock no|stock number|stock num|stock|stock id|stock code|stock ref|stock reference|stk|stk no|stk num|dealer stock number|inventory number|' +
    'unit number|unit no|reference number|reference no|ref no|reference|ref|dealer reference|internal number|listing id|vehicle id|ad id|item id|' +
    'sku|id|interne nummer|fahrzeugnummer|bestandsnummer|angebotsnummer|inseratnummer|numero de stock|num stock|ref interne|referencia|' +
    'riferimento|numero stock|rif|voorraadnummer|referentie|intern nummer|code',
  vin:
    'vin|vin number|vin no|vehicle identification number|chassis number|chassis no|chassis|frame number|frame no|hin|fahrgestellnummer|fin|' +
    'fahrzeugidentnummer|numero de chassis|bastidor|numero di telaio|telaio|chassisnummer',
  regplate:
    'rego|registration|registration number|rego number|rego no|reg no|reg|reg plate|regplate|plate|plate number|number plate|licence plate|' +
    'license plate|kennzeichen|immatriculation|plaque|matricula|targa|kenteken',
  rego_expiry:
    'rego expiry|registration expiry|rego exp|rego due|rego expires|registration expires|rego expiry date|registered until|rego until',
  make: 'make|manufacturer|make name|brand|marque|maker|marke|hersteller|fabrikat|fabricant|constructeur|marca|fabricante|merk|casa|car make',
  model: 'model|model name|model family|family|range|modell|modele|modelo|modello|model line|vehicle model',
  badge:
    'badge|variant|trim|grade|version|derivative|model variant|submodel|sub model|trim level|model description|ausfuhrung|ausstattungslinie|' +
    'variante|finition|versione|allestimento|acabado|uitvoering|type variant',
  series: 'series|serie|model series|generation|baureihe|model code',
  year:
    'year|model year|build year|year built|year of manufacture|manufacture year|manufactured year|yom|my|yr|vehicle year|baujahr|modelljahr|jahr|' +
    'annee|annee modele|millesime|ano|ano modelo|anno|bouwjaar|jaar',
  price:
    'drive away price|driveaway price|price drive away|drive away|driveaway|dap|price|advertised price|asking price|price dap|egc price|price egc|' +
    'price excl gov charges|price excluding government charges|price ex gov charges|price ex govt|price ex gc|excl price|ex price|internet price|web price|selling price|sell price|retail price|sales price|' +
    'our price|current price|list price|price aud|aud price|amount|preis|verkaufspreis|bruttopreis|endpreis|prix|prix de vente|prix ttc|precio|' +
    'precio venta|pvp|prezzo|prezzo di vendita|prijs|vraagprijs|verkoopprijs|retail',
  special_price:
    'special price|sale price|promo price|promotional price|now price|clearance price|offer price|discounted price|reduced price|aktionspreis|' +
    'prix promo|prix promotionnel|precio oferta|prezzo promozionale|actieprijs',
  before_price:
    'was price|was|price was|before price|old price|previous price|original price|rrp|recommended retail price|msrp|uvp|ancien prix|precio anterior|prezzo precedente|oude prijs',
  subscription_price: 'subscription price|weekly subscription|subscription per week|subscription',
  price_type:
    'price type|price qualifier|price includes|price basis|price label|price condition|price status|vehicle price type|price description|price note',
  km:
    'odometer|odometer reading|odo|odometer value|kilometres|kilometers|kms|km|mileage|mileage value|miles|distance|kilometerstand|laufleistung|' +
    'tachostand|kilometrage|compteur|kilometros|kilometraje|chilometri|chilometraggio|km stand|tellerstand',
  car_type:
    'condition|car type|new used|used new|new or used|new used demo|state of vehicle|stock type|sale category|listing type|is new|is used|zustand|etat|' +
    'estado|condizione|staat|conditie|type|category|vehicle type|car condition',
  status:
    'status|availability|stock status|sale status|inventory status|verfugbarkeit|disponibilite|disponibilidad|disponibilita|beschikbaarheid',
  item_type:
    'item type|vehicle type|vehicle class|vehicle category|type of vehicle|product type|class|type|category|fahrzeugart|fahrzeugtyp|kategorie|' +
    'type de vehicule|tipo de vehiculo|tipo veicolo|voertuigsoort|categorie',
  body:
    'body|body type|body style|body shape|bodystyle|shape|type|style|karosserie|karosserieform|aufbau|carrosserie|carroceria|carrozzeria|' +
    'tipo carrozzeria|category|market class',
  fuel: 'fuel|fuel type|kraftstoff|kraftstoffart|treibstoff|carburant|energie|combustible|alimentazione|carburante|brandstof|engine fuel|motorisation',
  trans:
    'transmission|trans|gearbox|gear box|transmission type|gear type|transmission description|gears|getriebe|getriebeart|schaltung|boite|' +
    'boite de vitesses|boite vitesse|cambio|caja de cambios|transmision|trasmissione|transmissie|versnellingsbak',
  drive:
    'drive|drivetrain|drive train|drive type|driven wheels|drive wheels|driveline|wheel drive|antriebsart|antrieb|traccion|trazione|aandrijving|' +
    'roues motrices|transmission',
  colour:
    'colour|color|exterior colour|exterior color|ext colour|ext color|external colour|body colour|body color|paint|paint colour|farbe|aussenfarbe|' +
    'lackierung|couleur|couleur exterieure|color exterior|colore|colore esterno|kleur|exterior',
  interior_colour:
    'interior colour|interior color|int colour|int color|trim colour|trim color|upholstery|innenfarbe|couleur interieure|color interior|' +
    'colore interni|kleur interieur|interior',
  seats:
    'seats|number of seats|no of seats|seat count|seating|seating capacity|passengers|passenger capacity|sitze|sitzplatze|anzahl sitze|nb places|' +
    'places|plazas|posti|numero posti|zitplaatsen|seat capacity',
  doors:
    'doors|number of doors|no of doors|door count|turen|anzahl turen|nb portes|portes|puertas|porte|numero porte|deuren|door',
  cylinders:
    'cylinders|cyl|cyls|number of cylinders|no of cylinders|engine cylinders|zylinder|cylindres|cilindros|cilindri|cilinders',
  engine_size: 'engine|engine description|engine type|engine name|motor|moteur|motore',
  engine_size_litres:
    'engine size|engine capacity|engine displacement|displacement|capacity|engine litres|litres|engine size litres|engine cc|hubraum|cylindree|' +
    'cilindrada|cilindrata|cilinderinhoud|cc',
  power:
    'power|engine power|max power|maximum power|output|horsepower|kilowatts|leistung|puissance|potencia|potenza|vermogen|hp|ps|kw|bhp',
  torque: 'torque|max torque|maximum torque|engine torque|drehmoment|couple|par motor|coppia|koppel|nm',
  fuelconsumptioncombined:
    'fuel consumption|fuel consumption combined|combined fuel consumption|fuel economy|combined fuel economy|combined consumption|consumption|' +
    'economy|l100km|mpg|combined mpg|mpg combined|fuel combined|verbrauch|verbrauch kombiniert|kraftstoffverbrauch|consommation|' +
    'consommation mixte|consumo|consumo medio|consumo combinato|verbruik',
  electricrange:
    'electric range|ev range|wltp range|battery range|driving range|range|reichweite|autonomie|autonomia|actieradius',
  energyconsumption:
    'energy consumption|electric consumption|electricity consumption|stromverbrauch|consommation electrique',
  fuelcapacity:
    'fuel capacity|fuel tank|fuel tank capacity|tank|tank size|tank capacity|tankinhalt|reservoir|deposito|serbatoio',
  towingcapacitybraked:
    'towing capacity braked|braked towing capacity|braked towing|towing capacity|tow capacity|towing|max towing|anhangelast|anhangelast gebremst|ptra',
  grossvehiclemass:
    'gvm|gross vehicle mass|gross mass|gross weight|gvw|gvwr|gross vehicle weight|gesamtgewicht|zulassiges gesamtgewicht|ptac|mma',
  vehiclelength: 'length|vehicle length|overall length|lange|longueur|longitud|lunghezza|lengte',
  vehicleheight: 'height|vehicle height|overall height|hohe|hauteur|altura|altezza|hoogte',
  vehiclewidth: 'width|vehicle width|overall width|breite|largeur|anchura|larghezza|breedte',
  body_length: 'body length|internal length|external length|van length|length|length ft',
  body_width: 'body width|internal width|external width|width',
  tare_weight: 'tare|tare weight|tare mass|unladen weight|leergewicht|poids a vide|ledig gewicht',
  aggregate_trailer_mass: 'atm|aggregate trailer mass|aggregate mass',
  ball_weight: 'ball weight|tow ball weight|towball weight|tow ball mass|towball mass|ball mass|stutzlast',
  axle_type: 'axle type|axle|axles|axle configuration',
  sleeps:
    'sleeps|berths|berth|beds|sleeping capacity|sleeping berths|schlafplatze|couchages|plazas dormir|posti letto|slaapplaatsen',
  ancaprating: 'ancap|ancap rating|safety rating|ancap stars',
  nvic: 'nvic|nvic code|glasses code',
  images:
    'images|photos|pictures|image urls|photo urls|picture urls|image list|photo list|image url list|image|photo|picture|image url|photo url|' +
    'picture url|image link|media|gallery|bilder|bild|fotos|foto|imagenes|immagini|additional image link|main image|img',
  video_url: 'video|video url|video link|youtube|youtube url',
  dealercomments:
    'description|dealer comments|dealer comment|comments|seller comments|sellers comments|seller notes|vehicle description|long description|' +
    'ad text|advert text|advert|advertisement|remarks|notes|beschreibung|bemerkung|bemerkungen|fahrzeugbeschreibung|commentaire|commentaires|' +
    'descripcion|observaciones|descrizione|note|omschrijving|opmerkingen',
  standardEquipment:
    'features|feature|options|option|equipment|standard equipment|standard features|vehicle features|equipment list|feature list|factory options|' +
    'accessories|extras|ausstattung|sonderausstattung|equipements|equipement|equipamiento|equipaggiamento|optional|accessori|opties|accessoires',
  location_name:
    'location|location name|dealership|dealership name|dealer name|dealer|yard|yard name|branch|branch name|site|site name|lot|store|store name|' +
    'standort|filiale|concession|point de vente|sede|sucursal|concesionario|vestiging',
  location_id:
    'location id|location code|branch id|branch code|yard id|yard code|dealer id|dealer code|dealership id|site id|lot id|store code',
  city: 'city|suburb|town|ort|stadt|ville|ciudad|citta|plaats',
  state: 'state|state code|region',
  created_at:
    'created at|created|date created|date in stock|in stock date|stock date|date listed|listed|listed at|listed on|listing date|date added|added|' +
    'added on|arrival date|date arrived|arrived|date first on lot|first seen|eingangsdatum|eingestellt am|date entree|date de mise en ligne|' +
    'fecha alta|data inserimento|datum binnenkomst',
  updated_at:
    'updated at|updated|last updated|last update|last modified|modified|modified at|date modified|date updated|geandert am|mise a jour|' +
    'actualizado|aggiornato|gewijzigd',
  build_date:
    'build date|built|built date|date of manufacture|manufacture date|manufactured|production date|baudatum',
  compliance_date: 'compliance date|compliance|complied|compliance plate date',
  certified: 'certified|certified pre owned|cpo|approved|approved used|manufacturer approved',
  reserved: 'reserved|is reserved|on hold|deposit taken|deposit|reserviert|reserve',
  sold: 'sold|is sold|verkauft|vendu|vendido|venduto|verkocht',
  tag: 'tag|ribbon|sticker|promo tag',
  show_on_dealer_website:
    'show on website|show on dealer website|publish|published|web visible|advertise|advertised|display on web',
  title:
    'title|vehicle title|heading|headline|ad title|name|vehicle name|vehicle|full name|titel|titre|titulo|titolo|fahrzeug|vehicule|veicolo|bike|car|van|' +
    'bezeichnung|designation|model full|make model|make and model|description',
};
