import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { useApi } from "../../api/api-context.ts";
import type { Wire } from "../../api/client.ts";
import { productQuery } from "../../api/queries.ts";
import { links } from "../../../domain/links.ts";
import { Price, PriceNotes } from "../../facts/price.tsx";
import { usePlace } from "../../facts/use-facts.ts";
import { Buy } from "../../flows/cart/buy.flow.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page, Prose, summaryOf } from "../../ui/page.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WaitingPage } from "../shared/waiting-page.tsx";
import { Missing } from "../shared/missing.tsx";
import { NotSoldHere } from "./not-sold-here.tsx";
import { Products } from "../shared/products.tsx";
import styles from "./product.module.css";

export default function ProductPage() {
  const { productUrl = "" } = useParams();
  const product = useQuery(productQuery(useApi(), usePlace(), productUrl));
  if (product.isError) return <Missing error={product.error} />;
  if (!product.data) return <WaitingPage />;
  if (!product.data.isSoldHere) return <NotSoldHere found={product.data} />;
  return <Product key={product.data.product.id} product={product.data.product} />;
}

function Product({ product }: { product: Wire["Product"] }) {
  const { name, description, primary_category: category } = product;
  return (
    <Page title={name} description={summaryOf(description)}>
      <div className={styles.product} data-product>
        <div className={styles.pictures}>
          {product.images.length === 0 && <Picture image={null} sizes="" className={styles.picture} />}
          {product.images.map((image, index) => (
            <Picture
              key={image.id}
              image={image}
              sizes="(width >= 1024px) 42rem, 100vw"
              className={styles.picture}
              isLeading={index === 0}
            />
          ))}
        </div>
        <div className={styles.text}>
          {category && (
            <Breadcrumb steps={[{ href: links.category(category.url_fragment), text: category.name }]} />
          )}
          <h1>{name}</h1>
          <div className={styles.price}>
            <Price product={product} />
            <PriceNotes product={product} />
          </div>
          <Sale product={product} />
          <Prose html={description} />
          <p className={styles.reference}>
            <FormattedMessage id="catalogue.product.reference" values={{ reference: product.reference }} />
          </p>
        </div>
      </div>
      {product.related_products.length > 0 && (
        <section className={styles.related}>
          <h2>
            <FormattedMessage id="catalogue.product.related" />
          </h2>
          <Products products={product.related_products} />
        </section>
      )}
    </Page>
  );
}

function Sale({ product }: { product: Wire["Product"] }) {
  const intl = useIntl();
  if (!product.allow_purchase) {
    return (
      <Notice tone="information">
        <FormattedMessage id="catalogue.product.not_sold" />
      </Notice>
    );
  }
  const countries = product.barred_countries.map(
    (code) => intl.formatDisplayName(code, { type: "region" }) ?? code,
  );
  return (
    <div className={styles.sale}>
      <Buy product={product} />
      <p className={styles.points}>
        <FormattedMessage id="catalogue.product.points" values={{ points: product.points }} />
      </p>
      {countries.length > 0 && (
        <Notice tone="information">
          <FormattedMessage
            id="catalogue.product.barred"
            values={{ countries: intl.formatList(countries, { type: "conjunction" }) }}
          />
        </Notice>
      )}
      <div className={styles.bar}>
        <Buy product={product} isFloating />
      </div>
    </div>
  );
}
