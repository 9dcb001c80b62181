/** An OpenAPI document, as far as its page goes. */
type CallDocument = { paths: Record<string, Record<string, Operation>> };
type Operation = {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: {
    content?: Record<string, { schema?: { properties?: Record<string, unknown>; required?: string[] } }>;
  };
  responses?: Record<string, { description?: string }>;
};

const HEADER = `# Calls

What the backend of a site answers, below the site's own host. The pages work without any of them
([the specification](specification/calls.md)). A running backend has the same as OpenAPI 3.1 at \`/api/openapi.json\`. Written by
\`npm run docs -- --write\`; a test holds it to the code.
`;

const cell = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('{', '\\{').trim();

function callSection(method: string, path: string, call: Operation): string {
  const { summary, description, parameters = [], requestBody, responses = {} } = call;
  const asked = parameters.map(
    ({ name, in: place, required }) => `- \`${name}\` in the ${place}${required ? '' : ', may be left out'}`,
  );
  const body = Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const fields = Object.keys(schema?.properties ?? {}).map(
      (name) => `\`${name}\`${schema?.required?.includes(name) ? '' : ' (may be left out)'}`,
    );
    return [`- body \`${type}\`${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`];
  });
  const answers = Object.entries(responses).map(
    ([status, { description: said = '' }]) => `| ${status} | ${cell(said)} |`,
  );
  return [
    `## ${method.toUpperCase()} \`${path}\``,
    [summary, description]
      .filter(Boolean)
      .map((text) => cell(text ?? ''))
      .join(' '),
    [...asked, ...body].join('\n'),
    answers.length > 0 ? ['| answer | what it is |', '| --- | --- |', ...answers].join('\n') : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** docs/calls.md: every call of the backend from its OpenAPI document, by address, as Markdown. */
export function callsPage({ paths }: CallDocument): string {
  const sections = Object.entries(paths)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, call]) => callSection(method, path, call)),
    );
  return `${[HEADER.trimEnd(), ...sections].join('\n\n')}\n`;
}
