import type { MapField } from '../read/map-fields.ts';

/** A field of a vehicle, a title with make and model in it, or a price that goes before the usual one while it is there. */
export type GuessedField = MapField | 'title' | 'special_price';

/**
 * What feeds call a field, the commonest first: in the words of Australian, British and American systems, and of the German and
 * French ones whose exports are in the tests. Divided by bars; folded as foldedName does, so without case, accents, spaces and marks. A name
 * may be in several fields: what is in the column then decides.
 */
export const COLUMN_NAMES: Readonly<Partial<Record<GuessedField, string>>> = {
  stocknum:
    'stock no|stock number|stock num|stock|stock id|stock code|stock ref|stock reference|stk|stk no|stk num|dealer stock number|inventory number|' +
    'unit number|unit no|reference number|reference no|ref no|reference|ref|dealer reference|internal number|listing id|vehicle id|ad id|item id|' +
    'sku|id|interne nummer|fahrzeugnummer|bestandsnummer|angebotsnummer|inseratnummer|numero de stock|num stock|ref interne|' +
    'code|' +
    'stockn|stkn|stk nbr|stock nbr|stock no.|stock item|stock item id|stock item number|inventory id|inventory no|item number|' +
    'item no|unit id|unit|asset number|asset no|asset id|dealer stock no|dms id|dms number|control number|vehicle number|' +
    'vehicle no|vehicle reference|vehicle ref|vehicle code|advert id|ad number|retailer item id|content id|product id|' +
    'offer id|feed id|external id|unique id|uid|guid|key|variant sku',
  vin:
    'vin|vin number|vin no|vehicle identification number|chassis number|chassis no|chassis|frame number|frame no|hin|fahrgestellnummer|fin|' +
    'fahrzeugidentnummer|numero de chassis|' +
    'chassis vin|vin chassis|vin code|vin chassis number|vin chassis no|vehicle vin|hull identification number',
  regplate:
    'rego|registration|registration number|rego number|rego no|reg no|reg|reg plate|regplate|plate|plate number|number plate|licence plate|' +
    'license plate|kennzeichen|immatriculation|plaque|' +
    'rego plate|rego plate number|registration plate|regn|regn no|reg num|rego num|licence plate number|license plate number|' +
    'plate no|vehicle registration',
  rego_expiry:
    'rego expiry|registration expiry|rego exp|rego due|rego expires|registration expires|rego expiry date|registered until|rego until|' +
    'registration expiry date|rego expiration|reg expiry|regn expiry|rego due date|registered to|rego to',
  make:
    'make|manufacturer|mk|make name|brand|marque|maker|marke|hersteller|fabrikat|fabricant|constructeur|car make|' +
    'manufacture|manufacturer name|make description|make desc|vehicle manufacturer|brand name|mfr|mfg|mfgr|manuf|oem|' +
    'vehicle brand',
  model:
    'model|model name|model family|family|range|modell|modele|model line|vehicle model|' +
    'model description short|mdl|vehicle model name|model desc|nameplate|model group|model range',
  badge:
    'badge|variant|trim|grade|version|derivative|model variant|submodel|sub model|trim level|model description|ausfuhrung|ausstattungslinie|' +
    'variante|finition|type variant|' +
    'badge description|vehicle badge|variant name|model badge|vehicle configuration|configuration|badge name|trim name|' +
    'sub badge|edition|style name',
  series:
    'series|serie|model series|generation|baureihe|model code|' +
    'series name|vehicle series|series code|model series code|body series',
  year:
    'year|model year|build year|year built|year of manufacture|manufacture year|manufactured year|yom|my|yr|vehicle year|baujahr|modelljahr|jahr|' +
    'annee|annee modele|millesime|' +
    'release year|yr built|yr of manufacture|year model|manufacture yr|compliance year|yom year|model yr|vehicle model date|' +
    'year group|registration year|year registered|first reg year|year first registered|erstzulassung|ez|first registration|' +
    'first registered|first registration date|first registered date|first registration year|date of first registration|date first registered|first reg|first reg date|' +
    'in service date|date vehicle first registered',
  price:
    'drive away price|driveaway price|price drive away|drive away|driveaway|ride away|rideaway|ride away price|rideaway price|price ride away|' +
    'no more to pay|no more to pay price|dap|dap price|price|advertised price|asking price|price dap|egc price|egc|price egc|' +
    'price excl gov charges|price excluding government charges|price ex gov charges|price ex govt|price ex gc|excl price|ex price|internet price|web price|selling price|sell price|retail price|sales price|' +
    'our price|regular price|current price|list price|price aud|aud price|amount|preis|verkaufspreis|bruttopreis|endpreis|prix|prix de vente|prix ttc|' +
    'retail|' +
    'all in price|vehicle all in price|total drive away price|da|on road price|onroad price|orp|drive away price amount|da price|' +
    'price da|price on road|full price|ask|asking|ask price|sell|retail inc gst|sell price inc gst|adv price|advert price|' +
    'ad price|website price|online price|screen price|window price|cash price|sticker price|dealer price advertised|prc|' +
    'sell prc|retail prc|price amount|sale amount|egc|egc amount|eegc|eegc price|price eegc|nmtp|price orc|price plus orc|price before on road costs|' +
    'price excluding on roads|price plus on roads|price ex orc|price ex on road costs|before on road costs price|' +
    'price inc gst|variant price|offers price|price web|price internet|price 1',
  special_price:
    'special price|sale price|promo price|promotional price|now price|clearance price|offer price|discounted price|reduced price|aktionspreis|' +
    'prix promo|prix promotionnel|' +
    'special|special offer price|specials price|internet special|web special|special internet price|hot price|promo|' +
    'manager special|managers special|event price',
  before_price:
    'was price|was|price was|before price|old price|previous price|original price|rrp|recommended retail price|msrp|uvp|ancien prix|' +
    'strike through price|strikethrough price|compare at price|compare price|regular price before|price before discount|' +
    'full retail price before|normal price|variant compare at price|was amount',
  subscription_price: 'subscription price|weekly subscription|subscription per week|subscription',
  price_type:
    'price type|drive away|driveaway|ride away|rideaway|dap|egc|price qualifier|price includes|price basis|price label|price condition|price status|vehicle price type|price description|price note|' +
    'price kind|price suffix|price prefix text|price terms|price basis type|price display|price display type|price text|' +
    'is drive away|is driveaway|drive away flag|driveaway flag|drive away yn|drive away price flag|is drive away price|' +
    'price is drive away|drive away indicator|is dap|dap flag|includes on road costs|inc on roads|egc dap',
  km:
    'odometer|odometer reading|odo|odometer value|kilometres|kilometers|kms|km|mileage|mileage value|miles|distance|kilometerstand|laufleistung|' +
    'tachostand|kilometrage|compteur|' +
    'kilometer|kilometre|kilos|klms|klm|odom|odometer kms|odometer km|odo reading|odo km|odo kms|speedo|speedo reading|' +
    'speedo km|speedometer|speedometer reading|hubo|hubometer|hubodometer|travelled|kms travelled|kilometres travelled|' +
    'kilometers travelled|distance travelled|distance driven|kms driven|km driven|current kms|current odometer|' +
    'vehicle odometer|vehicle mileage|vehicle kms|mls|mlg|mi|mileage km|mileage from odometer|km reading|kms reading|' +
    'odometer amount|odo value|kilometer stand|fahrleistung|gesamtfahrleistung',
  car_type:
    'condition|car type|new used|used new|new or used|new used demo|state of vehicle|stock type|sale category|listing type|is new|is used|zustand|etat|' +
    'type|category|vehicle type|car condition|' +
    'new used demo flag|new used flag|used new flag|nud|n u|nu|new used code|item condition|vehicle condition|condition type|' +
    'stock category|inventory type|stock condition|veh type|vehicle state|vehicle status type|condition code|stock class|' +
    'sale type|dealer type|certified preowned|age class',
  status:
    'status|availability|stock status|sale status|inventory status|verfugbarkeit|disponibilite|' +
    'vehicle status|stock state|item status|listing status|ad status|advert status|sale state|vehicle availability|' +
    'stock availability|state of sale|offers availability|state',
  item_type:
    'item type|vehicle type|vehicle class|vehicle category|type of vehicle|product type|class|type|category|fahrzeugart|fahrzeugtyp|kategorie|' +
    'type de vehicule|categorie|' +
    'kind|vehicle kind|product category|item class|body class|asset type|unit type|google product category|vehicle type name',
  body:
    'body|body type|body style|body shape|bodystyle|shape|type|style|karosserie|karosserieform|aufbau|carrosserie|' +
    'category|market class|' +
    'vehicle type|bike type|bike style|motorcycle type|motorcycle style|riding style|' +
    'body style description|body description|body desc|bodytype name|body name|vehicle body|vehicle body type|' +
    'vehicle body style|vehicle style|body code|body config|body configuration|body category',
  fuel:
    'fuel|fuel type|kraftstoff|kraftstoffart|treibstoff|carburant|energie|engine fuel|motorisation|' +
    'fuel description|fuel desc|fuel type description|fuel code|engine fuel type|power source|propulsion type|fueltype name|' +
    'energy source|fuel system',
  trans:
    'transmission|trans|gearbox|gear box|transmission type|gear type|transmission description|gears|getriebe|getriebeart|schaltung|boite|' +
    'boite de vitesses|boite vitesse|transmision|' +
    'trans type|trans description|trans desc|transmission desc|gear|gear box type|gearing|gear type description|gearbox type|' +
    'vehicle transmission|transmission name|shift|transmision type|transm|tran|auto manual|auto or manual|tranmission',
  drive:
    'drive|drivetrain|drive train|drive type|driven wheels|drive wheels|driveline|wheel drive|antriebsart|antrieb|' +
    'roues motrices|transmission|' +
    'axle config|axle configuration|wheel configuration|axles|driven|driven axle|driving wheels|drive train type|drive description|drive configuration|drive wheel configuration|' +
    'wheels driven|drive wheel|traction type|axle drive',
  colour:
    'colour|color|exterior colour|exterior color|ext colour|ext color|external colour|body colour|body color|paint|paint colour|farbe|aussenfarbe|' +
    'lackierung|couleur|couleur exterieure|color exterior|exterior|' +
    'colour exterior|color exterior|colour description|color description|colour name|color name|colour desc|ext color name|' +
    'ext colour name|exterior colour name|exterior color name|exterior color description|exterior colour description|' +
    'main colour|vehicle colour|vehicle color|body colour name|duco|paint colour|paint color|manufacturer colour|' +
    'generic colour|col|clr',
  interior_colour:
    'interior colour|interior color|int colour|int color|trim colour|trim color|upholstery|innenfarbe|couleur interieure|color interior|' +
    'interior|' +
    'vehicle interior color|vehicle interior colour|interior color name|interior colour name|interior description|' +
    'trim color name|seat colour|upholstery colour',
  seats:
    'seats|number of seats|no of seats|seat count|seating|seating capacity|passengers|passenger capacity|sitze|sitzplatze|anzahl sitze|nb places|' +
    'places|seat capacity|' +
    'vehicle seating capacity|seat|no seats|num seats|number seats|seat number|seats total|pax',
  doors:
    'doors|number of doors|no of doors|door count|turen|anzahl turen|nb portes|portes|door|' +
    'no doors|num doors|number doors|doors total|door number',
  cylinders:
    'cylinders|cyl|cyls|number of cylinders|no of cylinders|engine cylinders|zylinder|cylindres|' +
    'num cylinders|no cylinders|cylinder count|engine no of cylinders|number cylinders|cylinder',
  engine_size:
    'engine|engine description|engine type|engine name|motor|moteur|' +
    'engine desc|engine details|engine specification|engine spec|engine configuration',
  engine_size_litres:
    'engine size|engine capacity|engine displacement|displacement|capacity|engine litres|litres|engine size litres|engine cc|hubraum|cylindree|' +
    'cc|' +
    'engine litre|size litres|engine l|eng size|eng capacity|engine cap|engine size l|capacity cc|engine capacity cc|' +
    'engine volume|cubic capacity|displacement cc|engine cubic capacity',
  power:
    'power|engine power|max power|maximum power|output|horsepower|kilowatts|leistung|puissance|hp|ps|kw|bhp',
  torque: 'torque|max torque|maximum torque|engine torque|drehmoment|couple|nm',
  fuelconsumptioncombined:
    'fuel consumption|fuel consumption combined|combined fuel consumption|fuel economy|combined fuel economy|combined consumption|consumption|' +
    'economy|l100km|mpg|combined mpg|mpg combined|fuel combined|verbrauch|verbrauch kombiniert|kraftstoffverbrauch|consommation|' +
    'consommation mixte',
  electricrange: 'electric range|ev range|wltp range|battery range|driving range|range|reichweite|autonomie',
  energyconsumption:
    'energy consumption|electric consumption|electricity consumption|stromverbrauch|consommation electrique',
  fuelcapacity:
    'fuel capacity|fuel tank|fuel tank capacity|tank|tank size|tank capacity|tankinhalt|reservoir',
  towingcapacitybraked:
    'towing capacity braked|braked towing capacity|braked towing|towing capacity|tow capacity|towing|max towing|anhangelast|anhangelast gebremst|ptra',
  grossvehiclemass:
    'gvm|gross vehicle mass|gross mass|gross weight|gvw|gvwr|gross vehicle weight|gesamtgewicht|zulassiges gesamtgewicht|ptac',
  vehiclelength: 'length|vehicle length|overall length|lange|longueur',
  vehicleheight: 'height|vehicle height|overall height|hohe|hauteur',
  vehiclewidth: 'width|vehicle width|overall width|breite|largeur',
  body_length: 'body length|internal length|external length|van length|length',
  body_width: 'body width|internal width|external width|width',
  tare_weight: 'tare|tare weight|tare mass|unladen weight|leergewicht|poids a vide',
  aggregate_trailer_mass: 'atm|aggregate trailer mass|aggregate mass',
  ball_weight:
    'ball|ball weight|tow ball weight|towball weight|tow ball mass|towball mass|ball mass|stutzlast',
  axle_type: 'axle type|axle|axles|axle configuration|axle config|number of axles|no of axles',
  sleeps: 'sleeps|berths|berth|beds|sleeping capacity|sleeping berths|schlafplatze|couchages',
  ancaprating: 'ancap|ancap rating|safety rating|ancap stars',
  nvic: 'nvic|nvic code|glasses code',
  images:
    'images|photos|pictures|image urls|photo urls|picture urls|image list|photo list|image url list|image|photo|picture|image url|photo url|' +
    'picture url|image link|media|gallery|bilder|bild|fotos|foto|additional image link|main image|img|' +
    'image link|image links|photo links|photo link|picture link|picture links|image file|image files|image filenames|' +
    'photo files|photo file|image uris|image uri|photograph|photographs|photo list urls|image urls list|image src|' +
    'image source|img url|img urls|img src|imgs|pics|pic|pic url|pic urls|pics urls|picture list|vehicle images|' +
    'vehicle photos|vehicle image|vehicle photo|vehicle image url|main photo|main picture|main image url|main photo url|' +
    'main image link|hero image|hero photo|hero image url|cover image|cover photo|featured image|feature image|' +
    'featured image url|primary image|primary photo|primary image url|primary photo url|first image|first photo|lead image|' +
    'lead photo|additional image|additional images|additional image links|additional image urls|additional photos|' +
    'additional photo urls|additional pictures|other images|other photos|other image urls|other photo urls|extra images|' +
    'extra photos|extra image urls|more images|more photos|secondary images|secondary photos|gallery images|gallery photos|' +
    'gallery image urls|gallery urls|image gallery|photo gallery|image gallery urls|photos url|images url|photo url list|' +
    'media urls|media url|image content url',
  video_url: 'video|video url|video link|youtube|youtube url',
  dealercomments:
    'description|dealer comments|dealer comment|comments|seller comments|sellers comments|vehicle description|long description|' +
    'ad text|advert text|advert|advertisement|beschreibung|bemerkung|bemerkungen|fahrzeugbeschreibung|commentaire|commentaires|' +
    'overview|adv description|ad description|advert description|advertisement text|advertising text|advert comments|' +
    'ad comments|ad copy|sales comments|sales description|sales text|seller description|seller comment|' +
    'dealer description|vehicle comments|vehicle details|listing description|full description|body html|' +
    'body text|web description|web comments|website description|website comments|internet comments|internet description|copy|' +
    'blurb|marketing text|marketing description|story|html description|post content|content|about|comment 1|free text',
  standardEquipment:
    'features|feature|options|option|equipment|standard equipment|standard features|vehicle features|equipment list|feature list|factory options|' +
    'accessories|extras|ausstattung|sonderausstattung|equipements|equipement|optional|accessoires|' +
    'features list|feature description|key features|highlights|option list|options list|option description|' +
    'factory fitted options|fitted options|equipment description|vehicle options|standard equipment list|' +
    'standard features list|specs features|optional equipment|inclusions|specifications',
  location_name:
    'location|location name|dealership|dealership name|dealer name|dealer|yard|yard name|branch|branch name|site|site name|lot|store|store name|' +
    'standort|filiale|concession|point de vente|' +
    'seller name|seller|dealer trading name|trading name|yard location|stock location|vehicle location|current location|' +
    'branch description|location description|outlet|outlet name|showroom',
  location_id:
    'location id|location code|branch id|branch code|yard id|yard code|dealer id|dealer code|dealership id|site id|lot id|store code|' +
    'seller id|dealer no|dealer number|branch no|branch number|location no|location number|yard no|yard number|rooftop id|' +
    'franchise code|company code|dcid|dealership code|outlet id',
  city: 'city|suburb|town|ort|stadt|ville',
  state: 'state|state code|region',
  created_at:
    'created at|created|date created|date in stock|in stock date|stock date|date listed|listed|listed at|listed on|listing date|date added|added|' +
    'added on|arrival date|date arrived|arrived|date first on lot|first seen|eingangsdatum|eingestellt am|date entree|date de mise en ligne|' +
    'date received|received date|received|date stocked|stocked date|stock in date|stockin date|entry date|' +
    'date live|live date|published date|publish date|first published|date posted|posted|posted on|post date|' +
    'creation date|create date|in stock since|date created at|date in',
  updated_at:
    'updated at|updated|last updated|last update|last modified|modified|modified at|date modified|date updated|geandert am|mise a jour|' +
    'last change|last changed|last edited|modification date|update date|modified date|last modified date|last updated date|' +
    'changed at|date changed|post modified',
  build_date:
    'build date|built|built date|date of manufacture|manufacture date|manufactured|production date|baudatum|' +
    'build month|build|build month year|date built|month built|manufactured date|mfg date|manufacture month',
  compliance_date:
    'compliance date|compliance|complied|compliance plate date|' +
    'compliance month|comp date|compliance month year|complied date|compl date',
  filtered_features:
    'lams|lams approved|lams legal|lams compliant|is lams|lams status|learner approved|learner legal|learner approved motorcycle',
  certified: 'certified|certified pre owned|cpo|approved|approved used|manufacturer approved',
  reserved: 'reserved|is reserved|on hold|deposit taken|deposit|reserviert|reserve',
  sold: 'sold|is sold|verkauft|vendu|' + 'is sold flag|sold flag|sold yn',
  tag: 'tag|ribbon|sticker|promo tag',
  show_on_dealer_website:
    'show on website|show on dealer website|publish|published|web visible|advertise|advertised|display on web|' +
    'web flag|on web|web display|show on internet|advertise on web|export to web|is published|internet flag|website flag',
  title:
    'title|vehicle title|make model year|year make model badge|year make model variant|make model badge|make model variant|yr make model|heading|headline|ad title|name|vehicle name|vehicle|full name|titel|titre|fahrzeug|vehicule|bike|car|van|' +
    'bezeichnung|designation|model full|make model|make and model|description|' +
    'listing title|advert title|ad headline|ad heading|advert heading|vehicle description short|short description|' +
    'product name|product title|post title|car title|car name|display name|listing name|display title|vehicle desc|veh desc|' +
    'item name|item title|vehicle make model|year make model|ymm|car details|vehicle details short',
};
