import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";

type Props = { title: string; fragment: string; variant: string | undefined };

/** Shares the product's canonical URL, with the variant if one was chosen. */
export function Share({ title, fragment, variant }: Props) {
  const { browser } = useShop();
  const { languageId } = useMarketLocale();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = `${browser.origin}/${languageId}${links.product(fragment, undefined, variant)}`;
    setCopied((await browser.share({ title, url })) === "copied");
  };
  return (
    <>
      <Button type="button" look="link" onClick={() => void share()}>
        <FormattedMessage id="catalogue.product.share" />
      </Button>
      <span role="status">{isCopied && <FormattedMessage id="catalogue.product.shared" />}</span>
    </>
  );
}
