import { HtmlValidate, type Message, type RuleConfig } from 'html-validate';

/**
 * The rules of html-validate that pages are held against: the standard, accessibility and what a document must have.
 * Each that is off or set otherwise has its reason.
 */
const RULES: RuleConfig = {
  // How the serialisers of Astro and React write what is equal to a browser.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
  'doctype-style': 'off',
  // The name of a vehicle or of an article is the dealer's.
  'long-title': 'off',
  // Numbers stay text that is found and copied; what must not break is kept on a line by styles.
  'tel-non-breaking': 'off',
  // Both words mean the same, and older screen readers know 'presentation' alone.
  'presentation-role-style': 'off',
  // A list of suggestions under a box is no <select>, and an element of our own stands for a <section>.
  'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
  // HTML allows any id without spaces; React makes ids with an underscore in front.
  'valid-id': ['error', { relaxed: true }],
  // What comes from the site itself needs no digest: the person who can change it can change the page.
  'require-sri': ['error', { target: 'crossorigin' }],
  // Boxes of one question share its name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
};

/** What is in pages knowingly, with the reason; `isShape` tells it by the message and where it is. */
export const EXCEPTIONS: readonly { rule: string; reason: string; isIt: (message: Message) => boolean }[] = [
  {
    rule: 'element-permitted-content',
    reason: 'Astro puts one style element of its islands in front of the first of them.',
    isIt: ({ message }) => message.startsWith('<style>'),
  },
  {
    rule: 'input-attributes',
    reason: 'Firefox brings ticks of the visit before back, unless each box says that it must not.',
    isIt: ({ message }) =>
      /"autocomplete" is not allowed on <input type="(radio|checkbox|range)">/.test(message),
  },
  {
    rule: 'valid-autocomplete',
    reason: 'Firefox brings ticks of the visit before back, unless each box says that it must not.',
    isIt: ({ message }) => /cannot be used on <input type="(radio|checkbox|range)">/.test(message),
  },
  {
    rule: 'element-required-attributes',
    reason: 'A picture that a script fills is hidden until then; any address in its place would be fetched.',
    isIt: ({ message }) => message === '<img> is missing required "src" attribute',
  },
  {
    rule: 'wcag/h32',
    reason: 'A search that answers while one types has nothing to send.',
    isIt: ({ selector }) => /astro-island|location-search/.test(selector ?? ''),
  },
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: RULES,
});

/** What is wrong with the HTML of a page by the rules, in lines for people; `used` takes the exceptions that were met. */
export function htmlFaults(html: string, used: Set<string> = new Set()): string[] {
  const { results } = validator.validateStringSync(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => {
      const exception = EXCEPTIONS.find(({ rule, isIt }) => rule === message.ruleId && isIt(message));
      if (exception) used.add(exception.rule);
      return exception === undefined;
    })
    .map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector ?? ''})`);
}
