/** The look of the pages for the operator: one style, no file beside it. */
export const PAGE_STYLE = `
  :root { color-scheme: light dark; --ground: #f4f5f2; --sheet: #fff; --ink: #1b211f; --soft: #59625e; --line: #dfe3df;
    --good: #17663f; --good-ground: #e3f2e9; --watch: #7c5200; --watch-ground: #fbefd3; --bad: #a2261d; --bad-ground: #fbe4e1; --trend: #2f5f8f; }
  @media (prefers-color-scheme: dark) { :root { --ground: #141816; --sheet: #1d2320; --ink: #edf1ee; --soft: #a3ada8; --line: #333b37;
    --good: #86d9ab; --good-ground: #17362a; --watch: #f0c469; --watch-ground: #3a2e12; --bad: #ffa79e; --bad-ground: #43201d; --trend: #8dbbe8; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 400 0.9375rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
  main, .top, footer { max-width: 88rem; margin: 0 auto; padding-inline: clamp(1rem, 3vw, 2.5rem); }
  .top { padding-block: clamp(1.5rem, 4vw, 3rem) 1.25rem; display: grid; gap: 0.25rem; }
  h1 { font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.125rem); line-height: 1.15; letter-spacing: -0.02em; margin: 0; text-wrap: balance; }
  .soft { color: var(--soft); }
  p { margin: 0; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-color: var(--soft); }
  a:hover { text-decoration-color: currentColor; }
  :focus-visible { outline: 3px solid var(--trend); outline-offset: 2px; border-radius: 2px; }
  dl { margin: 0; }
  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; overflow: hidden; margin-bottom: 1.5rem; }
  .figures div { padding: 0.875rem 1.125rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  .figures dt { color: var(--soft); font-size: 0.8125rem; }
  .figures dd { margin: 0; font-size: 1.625rem; font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; font-variant-numeric: tabular-nums; }
  .figures .bad dd { color: var(--bad); } .figures .watch dd { color: var(--watch); }
  table { width: 100%; border-collapse: separate; border-spacing: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; font-variant-numeric: tabular-nums; }
  caption { text-align: left; color: var(--soft); padding: 0 0 0.5rem; font-size: 0.875rem; }
  th, td { text-align: left; vertical-align: top; padding: 0.75rem 0.875rem; border-top: 1px solid var(--line); }
  thead th { border-top: 0; color: var(--soft); font-weight: 500; font-size: 0.8125rem; white-space: nowrap; padding-block: 0.625rem; }
  th:first-child, td:first-child { padding-left: 1.125rem; } th:last-child, td:last-child { padding-right: 1.125rem; }
  tbody th { font-weight: 600; min-width: 10rem; }
  .wide { min-width: 13rem; }
  .number { text-align: right; }
  .title { display: none; }
  .age { white-space: nowrap; }
  .old { color: var(--watch); font-weight: 600; }
  small, .small { font-size: 0.8125rem; font-weight: 400; color: var(--soft); display: block; overflow-wrap: anywhere; }
  .release { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.8125rem; white-space: nowrap; }
  .pill { display: inline-flex; align-items: center; gap: 0.375rem; padding: 0.125rem 0.625rem 0.125rem 0.5rem; border-radius: 0.75rem; font-size: 0.8125rem; font-weight: 600; line-height: 1.35; }
  .pill svg { width: 0.875rem; height: 0.875rem; flex: none; }
  .good { color: var(--good); background: var(--good-ground); } .watch.pill { color: var(--watch); background: var(--watch-ground); } .bad.pill { color: var(--bad); background: var(--bad-ground); }
  .notice { padding: 0.75rem 1.125rem; border-radius: 0.75rem; margin-bottom: 1rem; overflow-wrap: anywhere; } .notice.watch { color: var(--watch); background: var(--watch-ground); }
  .trend { width: 7.5rem; height: 1.75rem; display: block; color: var(--trend); overflow: visible; }
  .trend path { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
  .trend circle { fill: currentColor; }
  .trouble td { border-top: 0; padding-top: 0; }
  .trouble ul { margin: 0; padding: 0.625rem 0.875rem 0.625rem 1.875rem; background: var(--ground); border-radius: 0.5rem; font-size: 0.875rem; overflow-wrap: anywhere; }
  .trouble li { white-space: pre-line; }
  details summary { cursor: pointer; font-size: 0.875rem; color: var(--soft); padding-block: 0.25rem; min-height: 1.5rem; }
  details[open] summary { margin-bottom: 0.25rem; }
  footer { padding-block: 1.5rem 3rem; font-size: 0.8125rem; color: var(--soft); }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (max-width: 63.99rem) {
    table, caption, tbody, tr, td, tbody th { display: block; } thead { display: none; }
    table { background: none; border: 0; }
    tbody tr { background: var(--sheet); border: 1px solid var(--line); border-bottom: 0; border-radius: 0.75rem 0.75rem 0 0; padding: 0.75rem 1rem 0.5rem; margin-top: 0.75rem; display: grid; grid-template-columns: repeat(auto-fill, minmax(8.75rem, 1fr)); gap: 0.625rem 1rem; }
    tbody tr.whole, tbody tr.trouble { border-bottom: 1px solid var(--line); border-radius: 0 0 0.75rem 0.75rem; }
    tbody tr.whole { border-radius: 0.75rem; padding-bottom: 1rem; }
    tbody tr.trouble { border-top: 0; margin-top: 0; padding-top: 0; display: block; padding-bottom: 1rem; }
    th, td, th:first-child, td:first-child, th:last-child, td:last-child { border: 0; padding: 0; }
    tbody th { grid-column: 1 / -1; font-size: 1.0625rem; }
    td.wide { grid-column: 1 / -1; }
    .number { text-align: left; }
    .title { display: block; font-size: 0.75rem; color: var(--soft); }
  }
  @media print { .top { padding-top: 0; } body { background: none; } tbody tr { break-inside: avoid; } }
`;
