import type { Lead } from '../../domain/lead/lead.ts';

/** A lead as a shopper of a yard sends it, with what a test says otherwise. */
export function exampleLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: 'lead-1',
    tenant: 'good-cars',
    received_at: '2026-11-21T03:00:00.000Z',
    form: 'enquiry',
    category: 'Used Vehicle Enquiry',
    event: 15,
    location: 'main-yard',
    person: {
      first_name: 'Rosa',
      last_name: 'Quill',
      email: 'Rosa.Quill@example.com',
      phone: '+61491570006',
    },
    message: 'Is it still for sale?',
    values: {},
    files: [],
    consent: { wording_hash: 'ab12', page: '/cars/1', at: '2026-11-21T03:00:00.000Z', opt_in: false },
    url: 'https://www.good-cars.example/cars/1',
    user_agent: 'Browser/1.0',
    source: 'Website',
    attributes: { visited_pages: ['/', '/cars/1'], linked_query_params: {} },
    suspicions: [],
    ...changes,
  };
}
