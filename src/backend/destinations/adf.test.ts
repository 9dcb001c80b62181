import { describe, expect, test } from 'vitest';
import { adf, zonedTime } from './adf.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';

const dealer = exampleDealer();

test('F1 a lead in ADF 1.0', () => {
  expect(adf('lead-1-crm', wholeLead(), dealer)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf>
<prospect status="new">
<id sequence="lead-1-crm" source="www.example.com.au"/>
<requestdate>2026-11-21T14:00:00+11:00</requestdate>
<vehicle interest="test-drive" status="used">
<year>2022</year>
<make>Corvane</make>
<model>Atlas</model>
<vin>6T1BF3FK10X000077</vin>
<stock>S77</stock>
<odometer status="original" units="km">41200</odometer>
<price type="asking" currency="AUD">45990</price>
<comments>2022 Corvane Atlas GX</comments>
</vehicle>
<customer>
<contact>
<name part="first" type="individual">Rosa</name>
<name part="last" type="individual">Quill</name>
<email>Rosa.Quill@example.com</email>
<phone type="voice">+61491570006</phone>
</contact>
<comments>Test Drive
Is it still for sale?
Preferred time: 2026-11-24T10:30
Calculation: https://www.example.com.au/cars/corvane-atlas-77?term=5
Came with: utm_source=newsletter</comments>
</customer>
<vendor>
<vendorname>Example Cars</vendorname>
<url>https://www.example.com.au</url>
<contact>
<name part="full" type="business">Parramatta Yard</name>
<email>yard@example.com.au</email>
<phone type="voice">02 5550 0101</phone>
</contact>
</vendor>
<provider>
<name part="full" type="business">Example Cars</name>
<service>Test Drive from Rosa Quill</service>
<url>https://www.example.com.au</url>
<email>sales@example.com.au</email>
</provider>
</prospect>
</adf>
`);
});

test('F1 a lead about no vehicle, from someone without a name', () => {
  const { vehicle: _, ...rest } = wholeLead({
    category: 'General Enquiry',
    person: { postcode: '2000' },
    values: {},
  });
  const text = adf('a', rest, dealer);
  // The DTD has a vehicle in every lead.
  expect(text).toContain(
    '<vehicle interest="buy" status="used">\n<year></year>\n<make></make>\n<model></model>\n</vehicle>',
  );
  expect(text).toContain('<name part="first" type="individual">Unknown</name>');
  expect(text).toContain(
    '<address>\n<street line="1"></street>\n<postalcode>2000</postalcode>\n<country>AU</country>\n</address>',
  );
});

test('M1 a model that is to be ordered is a new vehicle of its maker', () => {
  const { vehicle: _, ...rest } = wholeLead({
    category: 'Model Order',
    manufacturer: { slug: 'corvane', name: 'Corvane' },
    values: { model_id: 'atlas', model_name: 'Atlas', vehicle: 'Corvane Atlas GX' },
  });
  expect(adf('a', rest, dealer)).toContain(`<vehicle interest="buy" status="new">
<year></year>
<make>Corvane</make>
<model>Atlas</model>
<comments>Corvane Atlas GX</comments>
</vehicle>`);
});

test('hostile words: what a shopper writes is text, and never more', () => {
  const hostile = '</comments><vendor a="1">&amp;\u0000\u0008\ud800\uffff';
  const text = adf('a"><b', wholeLead({ message: hostile, person: { first_name: hostile } }), dealer);
  expect(text).toContain('&lt;/comments&gt;&lt;vendor a=&quot;1&quot;&gt;&amp;amp;\n');
  expect(text).toContain('<id sequence="a&quot;&gt;&lt;b"');
  expect(text.match(/<vendor\b/g)).toHaveLength(1);

  expect(text).not.toMatch(/[\u0000-\u0008\ud800-\udfff\uffff]/);
});

describe('F1 the moment by the clock of the dealer', () => {
  test.each([
    ['2026-11-21T03:00:00.900Z', 'Australia/Sydney', '2026-11-21T14:00:00+11:00'],
    ['2026-06-21T03:00:00.000Z', 'Australia/Sydney', '2026-06-21T13:00:00+10:00'],
    ['2026-06-21T03:00:00.000Z', 'Australia/Adelaide', '2026-06-21T12:30:00+09:30'],
    ['2026-12-31T20:00:00.000Z', 'Australia/Eucla', '2027-01-01T04:45:00+08:45'],
  ])('F1 %s in %s: %s', (iso, zone, expected) => {
    expect(zonedTime(iso, zone)).toBe(expected);
  });
});
