import type { LeadSubmission } from '../../api/submit-lead.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleHandover } from '../example-backend.fixture.ts';
import { toSiteRelease, type SiteRelease } from '../tenants/site-release.ts';

/** What a person fills in. */
export const ANSWERS = {
  name: 'Rosa',
  last_name: 'Quill',
  phone: '0491 570 006',
  email: 'Rosa@Example.com',
  postcode: '2150',
  message: 'Is it still for sale?',
  terms: 'yes',
};

/** A form as the script of its page sends it. */
export const exampleForm = (changes: Partial<LeadSubmission> = {}): LeadSubmission => ({
  form: 'enquiry',
  values: ANSWERS,
  car_id: 'v1',
  url: 'https://www.example.com.au/enquire',
  filled_in: 12_000,
  ...changes,
});

/** A form page as a build publishes it, with the marks that a backend fills in by. */
export const formPage = (
  form: string,
): string => `<!doctype html><html lang="en"><head><title>${form}</title></head><body>
<form method="post" action="/api/leads" data-lead-form="${form}">
<div data-error-summary tabindex="-1" hidden><h2>Please fix the following errors:</h2><ul></ul><p hidden data-form-failure></p></div>
<input id="lead-name" name="name"><p hidden data-error-of="name"></p>
<textarea id="lead-message" name="message"></textarea><p hidden data-error-of="message"></p>
<input type="hidden" name="form" value="${form}"><input type="hidden" name="car_id" value=""><input type="hidden" name="url" value="/enquire">
</form></body></html>`;

/** A dealer that takes forms. */
export const leadSite = (tenant: Partial<TenantInput> = {}): SiteRelease =>
  toSiteRelease(
    exampleHandover({
      tenant: {
        leads: { forms: ['enquiry', 'test-drive', 'contact', 'careers'] },
        site: {
          name: 'Example Cars',
          url: 'https://www.example.com.au',
          licence: { number: 'MD012345' },
          phone: '02 5550 0100',
          email: 'sales@example.com.au',
        },
        ...tenant,
      },
      forms: { '/enquire': formPage('enquiry'), '/contact': formPage('contact') },
    }),
  );
