import { site } from './_site.ts';

/** Catalogues of advertising platforms (spec P7) and feeds of lists (spec P8), as far as the dealer has them. */
export function getStaticPaths() {
  return site.reach.all().map(({ path, type, text }) => ({
    params: { reach: path.slice(1) },
    props: { type, text },
  }));
}

export const GET = ({ props }: { props: { type: string; text: string } }): Response =>
  new Response(props.text, { headers: { 'content-type': props.type } });
