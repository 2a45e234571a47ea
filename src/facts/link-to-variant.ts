import { links } from "#domain/links.ts";

type Shown = { url_fragment: string; variant_name: string | null; reference: string };

/** The product's page, which shows this variant if there are several. */
export const linkToVariant = ({ url_fragment, variant_name, reference }: Shown): string =>
  links.product(url_fragment, undefined, variant_name === null ? undefined : reference);
