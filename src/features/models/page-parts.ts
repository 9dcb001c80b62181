import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the pages of models that their scripts read. */
export const pageParts = new PageParts<{
  /** The picture of a colour. */
  photo: true;
  /** Whether that picture shows. */
  shown: 'true' | 'false';
  /** A link that chooses the models of a body, by its slug; '' for all. */
  choice: string;
  /** The name of that body, in small letters. */
  label: string;
  /** The slug of a model's body. */
  body: string;
  /** Where the number of models that show is said. */
  'shown-count': true;
  /** A model to ask a quote for, by its slug, and the variant or model that a link asks for. */
  model: string;
  vehicle: string;
  /** The model that was asked about. */
  chosen: true;
}>();
