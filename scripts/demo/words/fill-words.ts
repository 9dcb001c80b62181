/** Puts `values` where a text names them in braces; a name that has no value is an error in the text. */
export function fillWords(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`'{${name}}' in '${text}' has no value; known: ${Object.keys(values).join(', ')}`);
    return value;
  });
}
