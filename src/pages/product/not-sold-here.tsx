import { FormattedMessage } from "react-intl";
import { media } from "#domain/specified-values.ts";
import type { Wire } from "#src/api/client.ts";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Breadcrumb } from "#src/ui/breadcrumb.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Page } from "#src/ui/page.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Products } from "#src/pages/shared/products.tsx";
import styles from "./product.module.css";
import { Name } from "#src/facts/name.tsx";

export function NotSoldHere({
  found: { product, categories, alternatives },
}: {
  found: Wire["NotSoldHere"];
}) {
  const { market } = useFacts();
  const [category] = categories;
  return (
    <Page title={product.name}>
      <div className={styles.product}>
        <div className={styles.pictures}>
          <Picture
            image={product.primary_image}
            sizes={`${media.fromDesktop} 42rem, 100vw`}
            className={styles.picture}
            isLeading
          />
        </div>
        <div className={styles.text}>
          {category && (
            <Breadcrumb steps={[{ href: links.category(category.url_fragment), text: category.name }]} />
          )}
          <h1>
            <Name>{product.name}</Name>
          </h1>
          <Notice tone="information">
            <FormattedMessage id="catalogue.product.not_sold_here" values={{ market: market.name }} />
          </Notice>
          <div>
            <ButtonLink href={links.shop}>
              <FormattedMessage id="shell.look_around" />
            </ButtonLink>
          </div>
        </div>
      </div>
      {alternatives.length > 0 && (
        <section className={styles.related}>
          <h2>
            <FormattedMessage id="catalogue.product.instead" />
          </h2>
          <Products products={alternatives} />
        </section>
      )}
    </Page>
  );
}
