import type { StockNoun } from '../search/listing-words.ts';
import { KIND_WORDS } from '../trade/kind-words.ts';
import { LOCATION_ID, OWN_KILOMETRES, WANTED_VEHICLE } from './lead-fields.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import type { LeadField, LeadForm } from './lead-form.ts';
import { LEAD_FORMS } from './lead-forms.ts';

/** A form in the words of the dealer's trade: what is towed has no test drive and no kilometres (spec F2, F5, F8). */
export function formInWords(id: LeadFormId, noun: StockNoun, form: LeadForm = LEAD_FORMS[id]): LeadForm {
  const { one, kilometres, visit } = KIND_WORDS[noun];
  const fieldInWords = (field: LeadField): LeadField[] => {
    if (field.name === OWN_KILOMETRES.name) {
      if (kilometres === 'none') return [];
      return [{ ...field, required: field.required && kilometres === 'required' }];
    }
    if (field === WANTED_VEHICLE) return [{ ...field, label: `Which ${one}?` }];
    if (id === 'test-drive' && field.name === LOCATION_ID.name && field.kind === 'choice')
      return [{ ...field, label: visit.place }];
    return id === 'photos' && field.name === 'request'
      ? [{ ...field, value: `Please send photos for this ${one}` }]
      : [field];
  };
  const steps = form.steps.map(({ title, fields }) => ({ title, fields: fields.flatMap(fieldInWords) }));
  if (id !== 'test-drive') return { ...form, steps };
  const { title, route, submit } = visit;
  return { ...form, title, route, submit, steps: steps.map((step) => ({ ...step, title: visit.step })) };
}
