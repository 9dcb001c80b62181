import { site } from './_site.ts';

/** What assistants read beside the pages (spec P5): a guide, the inventory and a card; none where the dealer wants none. */
export function getStaticPaths() {
  return site.assistants.all().map(({ path, type, text }) => ({
    params: { assistant: path.slice(1) },
    props: { type, text },
  }));
}

export const GET = ({ props }: { props: { type: string; text: string } }): Response =>
  new Response(props.text, { headers: { 'content-type': props.type } });
