import ts from 'typescript';

/** One import or re-export: what it names, and whether it is gone after types are stripped. */
export type Import = { specifier: string; isTypeOnly: boolean };

/** The TypeScript in an .astro file: what stands between its fences, and in its scripts. */
function scriptsOf(source: string): string {
  const frontMatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', body = '']) => {
      const src = /\ssrc=["']([^"']+)["']/.exec(attributes)?.[1];
      // An address of the site is a file of public/, no module.
      return src?.startsWith('/') ? '' : src ? `import '${src}';` : body;
    },
  );
  return [frontMatter, ...scripts].join('\n;\n');
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function importOf(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const isTypeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier: textOf(node.moduleSpecifier) ?? '', isTypeOnly };
  }
  if (ts.isExportDeclaration(node)) {
    const specifier = textOf(node.moduleSpecifier);
    return specifier === undefined ? undefined : { specifier, isTypeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: textOf(node.argument.literal) ?? '', isTypeOnly: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const specifier = textOf(node.arguments[0]);
    return specifier === undefined ? undefined : { specifier, isTypeOnly: false };
  }
  return undefined;
}

/** Several checks read the imports of every file: each is parsed once. */
const parsed = new Map<string, { source: string; imports: Import[] }>();

/** Every import of a .ts, .tsx or .astro file, in order: static, re-exported, dynamic with a literal, and in types. */
export function importsOf(file: string, source: string): Import[] {
  const known = parsed.get(file);
  if (known?.source === source) return known.imports;
  const imports = readImports(file, source);
  parsed.set(file, { source, imports });
  return imports;
}

function readImports(file: string, source: string): Import[] {
  const code = file.endsWith('.astro') ? scriptsOf(source) : source;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const imported = importOf(node);
    if (imported) found.push(imported);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind));
  return found;
}
