import { XMLParser } from 'fast-xml-parser';

/**
 * The elements of ADF 1.0 that others are in, as its DTD arranges them: a regular expression over the names of the children,
 * each with a space behind it.
 */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  colorcombination: /^((interiorcolor |exteriorcolor )|interiorcolor exteriorcolor )preference $/,
  option: /^optionname (manufacturercode )?(stock )?weighting (price )?$/,
  finance: /^method (amount )+(balance )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+(email |(phone )+|email (phone )+)(address )?$/,
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
};

/** What an attribute may say; the others hold any text. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  'prospect status': /^(new|resend)$/,
  'vehicle interest': /^(buy|lease|sell|trade-in|test-drive)$/,
  'vehicle status': /^(new|used)$/,
  'odometer status': /^(unknown|rolledover|replaced|original)$/,
  'odometer units': /^(km|mi)$/,
  'price type': /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
  'price currency': /^[A-Z]{3}$/,
  'amount type': /^(downpayment|monthly|total)$/,
  'amount limit': /^(maximum|minimum|exact)$/,
  'amount currency': /^[A-Z]{3}$/,
  'balance type': /^(finance|residual)$/,
  'balance currency': /^[A-Z]{3}$/,
  'name part': /^(surname|first|middle|last|full)$/,
  'name type': /^(business|individual)$/,
  'phone type': /^(voice|fax|cellphone|pager)$/,
  'street line': /^\d$/,
  'id sequence': /^./,
  'id source': /^./,
};

type Node = Record<string, Node[] | Record<string, string> | string>;

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';

/** Every breach of the DTD of ADF 1.0 in an XML document, with its path; empty for a valid document. */
export function adfProblems(xml: string): string[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    ignorePiTags: true,
  });
  const [root, ...others] = parser.parse(xml) as Node[];
  if (!root || others.length > 0 || nameOf(root) !== 'adf') return ['adf is not the one root'];
  return problemsOf(root, '');
}

function problemsOf(node: Node, above: string): string[] {
  const name = nameOf(node);
  const path = `${above}/${name}`;
  const inner = node[name] as Node[];
  const names = inner.map(nameOf);
  const attributes = Object.entries((node[':@'] ?? {}) as Record<string, string>);
  const wrong = attributes.flatMap(([key, value]) =>
    ATTRIBUTES[`${name} ${key}`]?.test(value) ? [] : [`${path} ${key}="${value}"`],
  );
  const order = CHILDREN[name];
  if (!order) {
    const elements = names.filter((each) => each !== '#text');
    return [...wrong, ...elements.map((each) => `${path} holds text, not ${each}`)];
  }
  const isRight = order.test(names.map((each) => `${each} `).join(''));
  return [
    ...wrong,
    ...(isRight ? [] : [`${path}: ${names.join(' ')}`]),
    ...inner.flatMap((each) => (nameOf(each) === '#text' ? [] : problemsOf(each, path))),
  ];
}
