import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { controlId, FORM_MARKS } from '../../domain/lead/form-marks.ts';
import { attributeProperty, elementsOf, textOf } from '../page-elements.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';

/** What goes into a page: the answers as they were typed, and what is to be mended. */
export type FormAnswers = {
  form: string;
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  /** A sentence about the form as a whole. */
  failure?: string;
};

const MARK = {
  form: attributeProperty(FORM_MARKS.form),
  error: attributeProperty(FORM_MARKS.error),
  summary: attributeProperty(FORM_MARKS.summary),
  failure: attributeProperty(FORM_MARKS.failure),
};

function fillControl(element: Element, values: FormAnswers['values'], wrong: ReadonlySet<string>): void {
  const { properties, tagName } = element;
  const name = String(properties['name'] ?? '');
  if (wrong.has(name)) properties['ariaInvalid'] = 'true';
  const typed = Object.hasOwn(values, name) ? values[name] : undefined;
  const type = String(properties['type'] ?? '');
  if (type === 'checkbox' || type === 'radio')
    properties['checked'] = typed === String(properties['value'] ?? 'on');
  else if (typed === undefined || type === 'file') return;
  else if (tagName === 'textarea') element.children = textOf(typed);
  else if (tagName === 'select')
    for (const option of elementsOf(element))
      if (option.tagName === 'option')
        option.properties['selected'] = String(option.properties['value'] ?? '') === typed;
  if (tagName === 'input' && type !== 'checkbox' && type !== 'radio') properties['value'] = typed ?? '';
}

function listErrors(list: Element, errors: readonly FieldError[]): void {
  list.children = errors.map(({ field, message }) => ({
    type: 'element',
    tagName: 'li',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: { href: `#${controlId(field)}` },
        children: textOf(message),
      },
    ],
  }));
}

function fillForm(form: Element, { values, errors, failure }: FormAnswers): void {
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  const wrong = new Set(messages.keys());
  for (const element of elementsOf(form)) {
    const { properties, tagName } = element;
    if (['input', 'textarea', 'select'].includes(tagName)) fillControl(element, values, wrong);
    const message = messages.get(String(properties[MARK.error] ?? ''));
    if (message !== undefined) {
      delete properties['hidden'];
      element.children = textOf(message);
    }
    if (MARK.failure in properties && failure !== undefined) {
      delete properties['hidden'];
      element.children = textOf(failure);
    }
    if (MARK.summary in properties && (errors.length > 0 || failure !== undefined)) {
      delete properties['hidden'];
      // Brings readers of the page there when it opens, as the script does.
      properties['autoFocus'] = true;
      const list = [...elementsOf(element)].find((each) => each.tagName === 'ul');
      if (list) listErrors(list, errors);
    }
  }
}

/**
 * A published page with its form filled in (spec F3): what was typed stays, each message is beside its field, and the
 * summary links to the fields. Everything typed is text, whatever it looks like. Undefined when the page has no such form.
 */
export function fillFormPage(html: string, answers: FormAnswers): string | undefined {
  const page = fromHtml(html);
  const form = [...elementsOf(page)].find(({ properties }) => properties[MARK.form] === answers.form);
  if (!form) return undefined;
  fillForm(form, answers);
  return toHtml(page);
}
