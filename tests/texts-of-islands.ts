import path from 'node:path';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

/** True if a type is of texts or numbers alone, maybe of nothing at times: what React renders as a text node. */
const isText = (type: ts.Type): boolean => {
  const kinds = type.isUnion() ? type.types : [type];
  return kinds.some(({ flags }) => flags & TEXT) && kinds.every(({ flags }) => flags & (TEXT | NOTHING));
};

/** The expressions of which one is rendered: the branches of a condition, what follows `&&`. */
function renderedBy(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return renderedBy(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...renderedBy(expression.whenTrue), ...renderedBy(expression.whenFalse)];
  const isAnd =
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? renderedBy(expression.right) : [expression];
}

const isBlank = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? child.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(child) && child.expression === undefined;

/**
 * Where components of the folder render a text that may change beside other children of the same element, or a text behind
 * what may come and go, as 'path:line text'. A translator of the browser replaces text nodes: React then changes one that
 * is not in the page, or fails at taking it away or at putting something before it. A text that is the only child of its
 * element is set anew instead (spec X3).
 *
 * @param folder Path of the sources, whose files `*.tsx` are read with the types of `configuration`.
 */
export function textsBesideOthers(folder: string, configuration: string): string[] {
  const { config } = ts.readConfigFile(configuration, (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configuration));
  const files = ts.sys.readDirectory(folder, ['.tsx']);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) continue;
    const report = (child: ts.JsxChild): void => {
      const { line } = source.getLineAndCharacterOfPosition(child.getStart(source));
      found.push(
        `${path.relative(folder, file)}:${line + 1} ${child.getText(source).replace(/\s+/g, ' ').trim()}`,
      );
    };
    const isTextExpression = (child: ts.JsxChild): boolean =>
      ts.isJsxExpression(child) &&
      child.expression !== undefined &&
      !ts.isStringLiteralLike(child.expression) &&
      renderedBy(child.expression).some((one) => isText(checker.getTypeAtLocation(one)));
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter((child) => !isBlank(child));
        const isAlone = children.length === 1 && ts.isJsxElement(node);
        let mayInsert = false;
        for (const child of children) {
          if (isTextExpression(child) ? !isAlone : ts.isJsxText(child) && mayInsert) report(child);
          // React puts what comes later in front of the text node that it knows.
          if (ts.isJsxExpression(child) && child.expression && !ts.isStringLiteralLike(child.expression))
            mayInsert = true;
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
