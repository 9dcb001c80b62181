/** A quiet light theme to start from; every token is described in docs/design-language.md. */
export const THEME_FILE = `:root {
  color-scheme: light;
  --color-ground: #f6f7f8;
  --color-surface: #ffffff;
  --color-raised: #eceff1;
  --color-ink: #14181c;
  --color-ink-soft: #4a545d;
  --color-ink-faint: #5f6a74;
  --color-line: #dde2e6;
  --color-line-strong: #8a949d;
  --color-accent: #1a5fb4;
  --color-accent-strong: #174f94;
  --color-accent-ink: #ffffff;
  --color-accent-soft: #e3edf9;
  --color-positive: #14633a;
  --color-positive-soft: #e0f2e7;
  --color-warning: #7a4a00;
  --color-warning-soft: #fbeed5;
  --color-danger: #a3201b;
  --color-danger-soft: #fbe4e2;
  --color-band: #14181c;
  --color-band-ink: #ffffff;
  --color-band-ink-soft: #c3cbd2;
  --radius-small: 0.375rem;
  --radius-medium: 0.625rem;
  --radius-large: 1rem;
  --shadow-card: 0 1px 2px rgb(20 24 28 / 0.06), 0 4px 16px rgb(20 24 28 / 0.06);
  --shadow-lift: 0 2px 4px rgb(20 24 28 / 0.08), 0 12px 32px rgb(20 24 28 / 0.12);
  --tracking-display: -0.02em;
  --weight-display: 700;
}
`;

/**
 * A road on the accent colour, for logo and favicon until there are real ones. It has no words: the header writes
 * `site.name` beside it, so that it never contradicts the settings, and it can be read at 16 pixels.
 */
export const MARK_FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
  <rect width="32" height="32" rx="7" fill="#1a5fb4" />
  <path d="M14 6h4l7 20H7z" fill="#ffffff" />
  <path d="M16 8v3M16 14v4M16 21v5" stroke="#1a5fb4" stroke-width="1.75" />
</svg>
`;
