/**
 * The layout of shoppers' pages, in the tokens of the site's theme. It also holds where the site's own style sheets do not
 * come, and is in no layer, so that it decides where they do.
 */
export const SHOPPER_STYLE = `
*{box-sizing:border-box}
html{font-family:var(--font-site,system-ui),system-ui,sans-serif;background:var(--color-ground);color:var(--color-ink)}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;line-height:1.6;overflow-wrap:break-word}
.frame{width:100%;max-width:50rem;margin-inline:auto;padding-inline:clamp(1.125rem,4vw,2.5rem)}
.skip:not(:focus){position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
header{border-block-end:1px solid var(--color-line)}
header .frame{display:flex;gap:.5rem 1rem;align-items:center;justify-content:space-between;min-height:4rem;padding-block:.5rem}
.home{display:flex;align-items:center;gap:.625rem;min-height:2.875rem;min-width:0;color:inherit;font-size:1.0625rem;font-weight:700;line-height:1.2;text-decoration:none}
.home img{width:2.25rem;height:2.25rem;flex:none}
main{flex:1;padding-block:clamp(1.5rem,5vw,3rem) 4rem}
h1,h2{margin:0;letter-spacing:var(--tracking-display);font-weight:var(--weight-display);text-wrap:balance}
h1{font-size:clamp(1.75rem,1.35rem + 1.7vw,2.5rem);line-height:1.15;margin-block-end:1.25rem}
h2{font-size:1.25rem;line-height:1.3}
main p{margin:0}
main .card{display:grid;gap:1rem;padding:clamp(1.125rem,4vw,1.75rem);margin-block-end:1.25rem;background:var(--color-surface);border:1px solid var(--color-line);border-radius:var(--radius-large)}
main a:not(.button){color:var(--color-accent-strong);font-weight:600;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.25em}
main dl{display:grid;grid-template-columns:minmax(6.5rem,max-content) minmax(0,1fr);gap:.5rem 1.25rem;margin:0;padding-block-start:1rem;border-block-start:1px solid var(--color-line)}
main dt{color:var(--color-ink-soft)}
main dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.reference{white-space:nowrap;font-variant-numeric:tabular-nums;letter-spacing:.04em}
main h3{margin:0;font-size:1.0625rem;line-height:1.35}
.things{display:grid;gap:1.25rem;margin:0;padding:0;list-style:none}
.things li{display:grid;gap:.25rem;justify-items:start}
.things li+li{padding-block-start:1.25rem;border-block-start:1px solid var(--color-line)}
.things .button{margin-block-start:.5rem}
main label{display:block;margin-block-end:.25rem;font-weight:600}
main input:not([type=hidden]){width:100%;min-height:2.875rem;padding:.5rem .75rem;border:1px solid var(--color-line-strong);border-radius:var(--radius-medium);background:var(--color-surface);color:inherit;font:inherit}
main .error{margin-block-start:.25rem;color:var(--color-danger,var(--color-warning));font-weight:600}
main [role=alert] ul{margin:.25rem 0 0;padding-inline-start:1.25rem}
main .note,footer{color:var(--color-ink-soft);font-size:.9375rem}
main .note{margin-block-end:.75rem}
main [role=alert]{padding:.875rem 1rem;border:1px solid currentColor;border-radius:var(--radius-medium);background:var(--color-warning-soft);color:var(--color-warning);font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
main>.actions{margin-block-end:1.5rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.875rem;padding:.625rem 1.25rem;border:1px solid var(--color-line-strong);border-radius:var(--radius-medium);background:var(--color-surface);color:var(--color-ink);font:inherit;font-weight:650;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{border-color:var(--color-ink)}
.button.first{border-color:#0000;background:var(--color-accent);color:var(--color-accent-ink)}
:focus-visible{outline:3px solid var(--color-accent-strong);outline-offset:3px}
footer{background:var(--color-raised);border-block-start:1px solid var(--color-line)}
footer .frame{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between;padding-block:1rem}
footer p{margin:0}
footer ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0;padding:0;list-style:none}
footer a{display:inline-flex;align-items:center;min-height:2.5rem;color:inherit}
@media(max-width:40rem){
header .button{padding-inline:.75rem;white-space:nowrap}
.actions{display:grid}
.actions form,.actions .button{width:100%}
main dl{grid-template-columns:minmax(0,1fr);gap:0}
main dd+dt{margin-block-start:.625rem}
}
@media(forced-colors:active){.button{border:2px solid ButtonText}}
@media print{.skip,.actions,footer ul{display:none}}
`;
