/** All of the look of these pages, for a desk and for a phone in the yard; they carry nothing else. */
export const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--page:light-dark(#f6f7f9,#111418);--card:light-dark(#fff,#1a1f26);--text:light-dark(#14181f,#eef1f5);--soft:light-dark(#545d6b,#a5afbd);--line:light-dark(#dde1e7,#323a45);--edge:light-dark(#7b8594,#7d8898);--accent:light-dark(#0b57d0,#8ab4f8);--on-accent:light-dark(#fff,#0b1b33);--new:light-dark(#dbe8ff,#1d3357);--good:light-dark(#d9f2e1,#17402a);--bad:light-dark(#fde0dd,#57211c)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text)}
header{background:var(--card);border-block-end:1px solid var(--line)}
header>div,main{max-width:76rem;margin:auto;padding-inline:1rem}
header>div{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;min-height:3.75rem}
header p{margin:0;font-weight:700;overflow-wrap:anywhere}
header form{margin-inline-start:auto}
nav{display:flex;gap:.25rem}
nav a{padding:1.125rem .75rem;text-decoration:none;color:var(--soft);font-weight:600;border-block-end:3px solid #0000}
nav a[aria-current]{color:var(--text);border-color:var(--accent)}
main{padding-block:1.5rem 4rem}
a{color:var(--accent);text-underline-offset:.2em}
h1{margin:0 0 1rem;font-size:clamp(1.5rem,1.2rem + 1.2vw,2rem);line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:0 0 .75rem;font-size:1.125rem;line-height:1.3;overflow-wrap:anywhere}
.note{color:var(--soft);margin:0 0 1rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin-block-end:1rem}
.sign-in{max-width:27rem;margin:8vh auto 0}
.empty{text-align:center;padding:3rem 1.25rem}
.empty p{margin:.25rem 0}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button,select,input,summary,.button{font:inherit;min-height:2.75rem;padding:.375rem .875rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card);color:inherit}
button,summary,.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;cursor:pointer;font-weight:600;text-decoration:none}
button:hover,summary:hover,.button:hover{border-color:currentColor}
.first{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.plain{border-color:#0000;background:none;color:var(--soft)}
select,input{width:100%;font-weight:400}
label{display:grid;gap:.25rem;font-size:.875rem;font-weight:600}
.sign-in form{display:grid;gap:1rem}
.filter{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr));gap:.75rem;align-items:end;margin-block-end:1rem}
.badge{display:inline-block;padding:.0625rem .625rem;border-radius:1rem;border:1px solid var(--line);font-size:.875rem;font-weight:600;white-space:nowrap}
.badge.new{background:var(--new)}.badge.answered{background:var(--good)}.badge.dead,.badge.marked{background:var(--bad)}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:start;padding:.75rem;border-block-end:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-size:.8125rem;font-weight:600}
tbody tr:last-child td{border:0}
td{overflow-wrap:anywhere}
td.name{font-weight:600}
.list{padding:0;overflow:hidden}
.phone,.age{white-space:nowrap}
@media(max-width:40rem){
header nav{order:3;flex-wrap:wrap;width:100%;margin-inline-start:-.75rem}
header nav a{padding-block:.5rem}
main .actions{display:grid;grid-template-columns:1fr 1fr}
.actions>.first{grid-column:1/-1}
.actions button,.actions summary,.actions .button{width:100%;padding-inline:.5rem}
}
@media(max-width:56rem){
.list{background:none;border:0;border-radius:0;overflow:visible}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody{display:block}
tbody tr{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin-block-end:.75rem}
td{display:block;padding:0;border:0;grid-column:1/-1}
td:empty{display:none}
td.name{grid-column:1;font-size:1.0625rem}
td.age{grid-column:2;grid-row:1;justify-self:end;color:var(--soft);font-weight:400}
td.phone{grid-column:1;order:2;padding-block-start:.375rem;font-size:1.0625rem}
td.phone a{display:inline-block;padding-block:.375rem}
td.state{grid-column:2;order:2;justify-self:end;align-self:center}
td.way{order:3;color:var(--soft);font-size:.875rem}
}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-end:1rem}
.columns{display:grid;gap:0 1rem;align-items:start}
@media(min-width:56rem){.columns{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
dl{display:grid;grid-template-columns:minmax(6.5rem,max-content) minmax(0,1fr);gap:.5rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.message{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:1.0625rem}
.history,.times{list-style:none;margin:0;padding:0}
.history li{padding:.5rem 0 .5rem 1rem;border-inline-start:2px solid var(--line);overflow-wrap:anywhere}
.history time{display:block;color:var(--soft);font-size:.875rem}
.times li{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:0 1rem;padding-block:.75rem;border-block-start:1px solid var(--line);overflow-wrap:anywhere}
.times li:first-child{border:0}
.times b{font-size:1.0625rem}
.times p{margin:0}
.give{display:grid;gap:.75rem;justify-items:start}
.history+.give{margin-block-start:1.25rem}
.history p{margin:0 0 .5rem}
.give label{width:100%}
.give label:has([type=checkbox]){grid-template-columns:auto 1fr;gap:.75rem;align-items:center}
.give input[type=checkbox]{order:-1;width:1.5rem;min-height:1.5rem}
.give [role=alert]{grid-column:1/-1}
.pages{display:flex;gap:.75rem;justify-content:space-between}
[role=alert]{margin:0;padding:.75rem 1rem;border-radius:.5rem;background:var(--bad)}
`;
