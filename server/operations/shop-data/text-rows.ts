import { searchColumns } from "#server/commerce/catalogue/search-columns.ts";
import { sanitizeContentHtml } from "#server/platform/html.ts";

export type ProductText = {
  product_id: string;
  language_id: string;
  name: string;
  description: string;
  warnings: string | null;
  sort_rank: number;
  position: number;
  reference: string;
  latin_name: string | null;
};

export const textRow = ({ reference, latin_name, ...text }: ProductText) => ({
  ...text,
  description: sanitizeContentHtml(text.description),
  ...searchColumns({ ...text, reference, latin_name }),
});
