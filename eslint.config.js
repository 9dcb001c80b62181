import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

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
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
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
  { files: ['scripts/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
);
