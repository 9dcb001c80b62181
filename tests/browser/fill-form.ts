import { expect, type Locator } from '@playwright/test';
import type { LeadFormId } from '../../src/domain/lead/lead-form-ids.ts';
import { controlId, FORM_MARKS } from '../../src/domain/lead/form-marks.ts';
import type { FieldKind, LeadField } from '../../src/domain/lead/lead-form.ts';
import { LEAD_FORMS } from '../../src/domain/lead/lead-forms.ts';

/** What is typed into a field of each kind, where its name says no more. */
const BY_KIND: Partial<Record<FieldKind, string>> = {
  text: 'Something of a vehicle',
  message: 'Is it "still" <there> & free? I can come on Saturday.',
  email: 'robin.citizen@example.com',
  postcode: '2150',
  rego: 'ABC12D',
  number: '2019',
  money: '12,500',
};
const NAMES: Record<string, string> = { name: 'Robin', last_name: 'O’Citizen-Kováč' };

async function fillField(form: Locator, { name, kind }: LeadField, typed: string): Promise<void> {
  const control = form.locator(`#${controlId(name)}`);
  if (!(await control.isVisible())) return;
  await control.focus();
  if (kind === 'consent' || kind === 'tick') {
    await control.press('Space');
    await expect(control).toBeChecked();
  } else if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await expect.poll(() => control.locator('option').count()).toBeGreaterThan(1);
    await control.press('ArrowDown');
    await expect(control).not.toHaveValue('');
  } else if (typed) {
    // What the address filled in is replaced, as by a person.
    await control.press('ControlOrMeta+a');
    await control.pressSequentially(typed);
    await expect(control).toHaveValue(typed);
  }
}

/**
 * Fills every field of a form by keys alone, step by step, up to the button that sends it; `phone` as it is typed.
 * Days, times of no choice and files stay empty.
 */
export async function fillForm(form: Locator, id: LeadFormId, phone: string): Promise<void> {
  const { steps } = LEAD_FORMS[id];
  // A dialog has its form once that is loaded, and what is not there yet is not seen.
  await expect(form.locator(`[${FORM_MARKS.form}="${id}"]`)).toBeVisible();
  for (const [at, { fields }] of steps.entries()) {
    for (const field of fields) {
      const typed = field.kind === 'phone' ? phone : (NAMES[field.name] ?? BY_KIND[field.kind] ?? '');
      await fillField(form, field, typed);
    }
    if (at === steps.length - 1) return;
    await form.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(form.getByText(`Step ${at + 2} of ${steps.length}`)).toBeVisible();
  }
}

/** What stands in a form's fields, by their names. */
export const typedInto = (form: Locator): Promise<Record<string, string>> =>
  form
    .locator('form')
    .evaluate((element: HTMLFormElement) =>
      Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)])),
    );
