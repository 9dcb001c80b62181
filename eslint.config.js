import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

/** A file of tests is one function to eslint; the wall of a file's lines holds for it (tests/architecture). */
const TESTS = ['**/*.{test,suite,fixture}.{ts,tsx}'];
const CODE_ALONE = { skipBlankLines: true, skipComments: true };

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'previews/',
      'nights/',
      '.astro/',
      '.forecourt/',
      '.cache/',
      'node_modules/',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  ...(astro.configs['jsx-a11y-recommended'] ?? []),
  {
    files: ['**/*.{ts,tsx,astro,mjs,js}'],
    rules: {
      'no-console': 'error',
      // A comment begins with a verb or a noun: 'True if …' in place of 'Whether …'.
      'no-warning-comments': ['error', { terms: ['whether'], location: 'start', decoration: ['*'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.ts', 'scripts/**/*.ts'],
    ignores: TESTS,
    rules: { 'max-lines-per-function': ['error', { max: 150, ...CODE_ALONE }] },
  },
  {
    // A component holds its markup, and a hook what one screen does.
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    ignores: TESTS,
    rules: { 'max-lines-per-function': ['error', { max: 250, ...CODE_ALONE }] },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Trusted Types refuse it in the browser: render nodes.',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The security policy blocks style attributes: use a class.',
        },
      ],
    },
  },
  {
    // A bench may measure what a pause does.
    files: ['tests/**/*.ts', 'src/**/*.{test,suite,fixture}.ts'],
    ignores: ['tests/bench/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'A busy machine needs longer: wait for what the test needs (tests/browser/at-rest.ts).',
        },
        {
          selector:
            "NewExpression[callee.name='Promise'] > ArrowFunctionExpression > CallExpression[callee.name='setTimeout'][arguments.1.value>50]",
          message: 'A busy machine needs longer: poll for what the test needs, or give it a clock.',
        },
      ],
    },
  },
  { files: ['scripts/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
);
