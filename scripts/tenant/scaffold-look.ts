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

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The dealer's name as a word mark, until there is a real logo. */
export function logoFile(name: string): string {
  const width = 24 + name.length * 15;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img">
  <title>${escaped(name)}</title>
  <rect x="2" y="8" width="8" height="24" rx="4" fill="#1a5fb4" />
  <text x="20" y="28" font-family="system-ui, sans-serif" font-size="24" font-weight="700" fill="#14181c">${escaped(name)}</text>
</svg>
`;
}

/** The first letter of the dealer's name on the accent colour. */
export function faviconFile(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="#1a5fb4" />
  <text x="16" y="23" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="#ffffff">${escaped(name.slice(0, 1))}</text>
</svg>
`;
}
