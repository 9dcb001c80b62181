import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A named value of a source file, with the comment above it. */
type Declaration = { value: ts.Expression; comment: string };

/** The comment right above a node as one line, without the ids of the specification. */
function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).at(-1)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\((spec|research) [^)]*\)/g, '')
    .trim();
}

function declarationIn(source: ts.SourceFile, name: string): Declaration | undefined {
  const statements = source.statements.filter((statement) => ts.isVariableStatement(statement));
  for (const statement of statements) {
    const found = statement.declarationList.declarations.find(
      (each) => ts.isIdentifier(each.name) && each.name.text === name,
    );
    if (found?.initializer) return { value: found.initializer, comment: commentOf(statement) };
  }
  return undefined;
}

/** The file of the project that `name` is imported from, and what it is called there. */
function importOf(source: ts.SourceFile, name: string): { file: string; name: string } | undefined {
  for (const statement of source.statements.filter((each) => ts.isImportDeclaration(each))) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    const from = statement.moduleSpecifier.text;
    if (!found || !from.startsWith('.')) continue;
    return {
      file: path.resolve(path.dirname(source.fileName), from),
      name: (found.propertyName ?? found.name).text,
    };
  }
  return undefined;
}

/**
 * What the comment above each setting says, by path: `site.name`, `locations[].address.city`, `finance.lenders.*.name`.
 * Reads the zod schema called `name` in `file` (absolute) as source text, and every schema it is made of; a setting
 * without a comment of its own has that of the schema it names.
 */
export function settingMeanings(file: string, name: string): Map<string, string> {
  const meanings = new Map<string, string>();
  const sources = new Map<string, ts.SourceFile>();

  const say = (at: string, comment: string): void => {
    if (comment !== '' && !meanings.has(at)) meanings.set(at, comment);
  };
  const sourceOf = (of: string): ts.SourceFile => {
    const source =
      sources.get(of) ?? ts.createSourceFile(of, readFileSync(of, 'utf8'), ts.ScriptTarget.Latest, true);
    sources.set(of, source);
    return source;
  };

  const readNamed = (word: string, source: ts.SourceFile, at: string): void => {
    const imported = importOf(source, word);
    if (imported) return readNamed(imported.name, sourceOf(imported.file), at);
    const declaration = declarationIn(source, word);
    if (!declaration) return;
    say(at, declaration.comment);
    const { value } = declaration;
    if (!ts.isArrowFunction(value)) read(value, at);
    else if (!ts.isBlock(value.body)) read(value.body, at);
  };

  const readObject = (shape: ts.ObjectLiteralExpression, at: string): void => {
    for (const property of shape.properties.filter((each) => ts.isPropertyAssignment(each))) {
      const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
      const inner = at === '' ? key : `${at}.${key}`;
      say(inner, commentOf(property));
      read(property.initializer, inner);
    }
  };

  /** `z.strictObject({ … })` and the like; a schema that holds no others has nothing to read. */
  const readBuilder = (builder: string, given: ts.NodeArray<ts.Expression>, at: string): void => {
    const [first, second] = given;
    if (builder === 'strictObject' && first && ts.isObjectLiteralExpression(first)) readObject(first, at);
    if (builder === 'array' && first) read(first, `${at}[]`);
    if ((builder === 'record' || builder === 'partialRecord') && second) read(second, `${at}.*`);
    const options = builder === 'discriminatedUnion' ? second : builder === 'union' ? first : undefined;
    if (options && ts.isArrayLiteralExpression(options)) for (const each of options.elements) read(each, at);
  };

  const read = (node: ts.Expression, at: string): void => {
    if (ts.isIdentifier(node)) return readNamed(node.text, node.getSourceFile(), at);
    if (!ts.isCallExpression(node)) return;
    const called = node.expression;
    if (ts.isIdentifier(called)) return readNamed(called.text, node.getSourceFile(), at);
    if (!ts.isPropertyAccessExpression(called)) return;
    const isBuilder = ts.isIdentifier(called.expression) && called.expression.text === 'z';
    if (isBuilder) return readBuilder(called.name.text, node.arguments, at);
    const [more] = node.arguments;
    if (called.name.text === 'extend' && more && ts.isObjectLiteralExpression(more)) readObject(more, at);
    read(called.expression, at);
  };

  readNamed(name, sourceOf(file), '');
  return meanings;
}
