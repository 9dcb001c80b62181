import ts from 'typescript';

/** Words that a person may read, and the line they stand on. */
export type ShownWords = { line: number; text: string };

/** Stands for what is put into a text when it is shown. */
const FILLED_IN = '…';

const FENCES = /^---\n([\s\S]*?)\n---\n/;
const NO_WORDS = /<style\b[\s\S]*?<\/style>|<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->/g;

/** As many lines as there were, and nothing on them. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => FILLED_IN + literal.text)].join('');
}

/** A path of an import and the key of a property are read by nobody. */
const isName = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

function wordsOfCode(code: string, kind: ts.ScriptKind): ShownWords[] {
  const source = ts.createSourceFile('words', code, ts.ScriptTarget.Latest, true, kind);
  const found: ShownWords[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && /[a-z]/i.test(text) && !isName(node)) {
      const start = node.getStart(source);
      const lead = ts.isJsxText(node) ? (/^\s*/.exec(text)?.[0].length ?? 0) : 0;
      const { line } = source.getLineAndCharacterOfPosition(start + lead);
      found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** An `.astro` file: its fences are code, and what follows is markup much like TSX. */
function wordsOfAstro(source: string): ShownWords[] {
  const fences = FENCES.exec(source);
  const code = fences?.[1] ?? '';
  const above = fences ? fences[0].split('\n').length - 1 : 0;
  const markup = source.slice(fences?.[0].length ?? 0).replace(NO_WORDS, blank);
  return [
    ...wordsOfCode(code, ts.ScriptKind.TS).map(({ line, text }) => ({ line: line + 1, text })),
    ...wordsOfCode(`<>${markup}</>`, ts.ScriptKind.TSX).map(({ line, text }) => ({
      line: line + above,
      text,
    })),
  ];
}

/**
 * The texts of a file, in order: strings, templates and text between tags, and each line of Markdown. Comments, names of
 * properties and paths of imports are none. What a template fills in is '…'.
 *
 * @param file Its name, by whose end it is read: `.ts`, `.tsx`, `.astro` or `.md`.
 */
export function shownWords(file: string, source: string): ShownWords[] {
  if (file.endsWith('.md'))
    return source.split('\n').flatMap((text, at) => (text.trim() ? [{ line: at + 1, text }] : []));
  if (file.endsWith('.astro')) return wordsOfAstro(source);
  return wordsOfCode(source, file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}
