import { readFile } from 'node:fs/promises';
import type { ESTree, ParseResult } from 'vite';
import { shownPath } from './shown-path.ts';
import type { TenantProblem } from './tenant-error.ts';

type Node = ESTree.Expression | ESTree.ArrayExpressionElement;
type Program = ParseResult['program'];

/** Functions that give back the settings that they are called with. */
const DEFINES = new Set(['defineTenant', 'definePreset']);

/** What each constant of the file is said to be, by its name. */
function constantsOf({ body }: Program): Map<string, Node> {
  const declared = body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
  return new Map(
    declared.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])),
  );
}

/** What one of DEFINES is called with; undefined of any other call. */
function definedBy({ callee, arguments: [given] }: ESTree.CallExpression): Node | undefined {
  if (callee.type !== 'Identifier' || !DEFINES.has(callee.name)) return undefined;
  return given?.type === 'SpreadElement' ? undefined : given;
}

/** The list or object that an expression is in this file, without types, calls of DEFINES and names of constants around it. */
function written(node: Node, constants: ReadonlyMap<string, Node>): Node | undefined {
  let inner: Node | undefined = node;
  // A constant is followed once, so that two that name each other come to an end.
  const followed = new Set<string>();
  while (inner) {
    if (
      inner.type === 'TSAsExpression' ||
      inner.type === 'TSSatisfiesExpression' ||
      inner.type === 'TSNonNullExpression' ||
      inner.type === 'ParenthesizedExpression'
    )
      inner = inner.expression;
    else if (inner.type === 'CallExpression') inner = definedBy(inner);
    else if (inner.type === 'Identifier') {
      const { name } = inner;
      if (followed.has(name)) return undefined;
      followed.add(name);
      inner = constants.get(name);
    } else return inner;
  }
  return undefined;
}

/** A step along a path: where it is written, what it holds, and what is left of the path. */
type Step = { at: number; value: Node; rest: string };

const nameOf = ({ key, computed }: ESTree.ObjectProperty): string | undefined => {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
};

/** The property that a path begins with; of several the last, which is the one that holds. A name may have dots in it. */
function propertyStep(
  { properties }: ESTree.ObjectExpression,
  path: string,
  constants: ReadonlyMap<string, Node>,
): Step | undefined {
  for (const property of properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = written(property.argument, constants);
      const found = spread?.type === 'ObjectExpression' ? propertyStep(spread, path, constants) : undefined;
      if (found) return found;
      continue;
    }
    const name = nameOf(property);
    if (name === undefined || !path.startsWith(name)) continue;
    const rest = path.slice(name.length);
    if (/^(?:$|[.[])/.test(rest))
      return { at: property.start, value: property.value, rest: rest.replace(/^\./, '') };
  }
  return undefined;
}

/** The item that a path begins with; undefined where a list that is spread before it moves it. */
function itemStep({ elements }: ESTree.ArrayExpression, path: string): Step | undefined {
  const [place = '', digits = ''] = /^\[(\d+)\]\.?/.exec(path) ?? [];
  if (place === '') return undefined;
  const before = elements.slice(0, Number(digits) + 1);
  const item = before.at(Number(digits));
  if (!item || before.some((element) => element?.type === 'SpreadElement')) return undefined;
  return { at: item.start, value: item, rest: path.slice(place.length) };
}

/** Where a path is written, as a place in the text: that of its last part that the file has, else of the settings as a whole. */
function placeOf(
  settings: ESTree.ExportDefaultDeclaration,
  path: string,
  constants: ReadonlyMap<string, Node>,
): number {
  let at = settings.start;
  let value: Node | undefined = settings.declaration as Node;
  // Some problems name a key in brackets: values.car_type['u'].
  let rest = path.replace(/\['([^']*)'\]/g, '.$1');
  while (value && rest !== '') {
    const holder = written(value, constants);
    let step: Step | undefined;
    if (holder?.type === 'ObjectExpression') step = propertyStep(holder, rest, constants);
    else if (holder?.type === 'ArrayExpression') step = itemStep(holder, rest);
    if (!step) return at;
    ({ at, value, rest } = step);
  }
  return at;
}

/**
 * Finds the line, from 1, of a setting such as `site.navigation[2].href` in a file of settings: that of its innermost part which the
 * file says itself, so that a setting that is missing has the line of what it is missing from. Undefined for a file that cannot be
 * read, parsed, or has no default export.
 */
async function lineFinder(file: string): Promise<(path: string) => number | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    // Loaded here: settings that are right need no parser.
    const { parseSync } = await import('vite');
    const { program } = parseSync(file, text);
    const settings = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
    if (!settings) return () => undefined;
    const constants = constantsOf(program);
    return (path) => text.slice(0, placeOf(settings, path, constants)).split('\n').length;
  } catch {
    // A line is a help, and its lack keeps no problem from being told.
    return () => undefined;
  }
}

/** Problems of settings with their lines in the file of the tenant, or in that of its preset where they are the preset's. Both absolute. */
export async function withLines(
  problems: readonly TenantProblem[],
  file: string,
  presetFile?: string,
): Promise<TenantProblem[]> {
  if (problems.length === 0) return [];
  const ofPreset = presetFile === undefined ? undefined : ` (of ${shownPath(presetFile)})`;
  const [inFile, inPreset] = await Promise.all([
    lineFinder(file),
    presetFile === undefined ? undefined : lineFinder(presetFile),
  ]);
  return problems.map((problem) => {
    const isOfPreset = ofPreset !== undefined && problem.path.endsWith(ofPreset);
    const line = isOfPreset ? inPreset?.(problem.path.slice(0, -ofPreset.length)) : inFile(problem.path);
    return line === undefined ? problem : { ...problem, line };
  });
}
