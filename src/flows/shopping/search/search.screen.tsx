import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type {
  SearchEvent,
  SuggestedLink,
  SuggestedProduct,
} from "#machines/shopping/search/search.contract.ts";
import type { SearchView } from "#machines/shopping/search/search.view.ts";
import { links } from "#domain/links.ts";
import { Money } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import { PlainLink, TextLink } from "#src/ui/link.tsx";
import { LatinName, Name } from "#src/facts/name.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./search.module.css";

type Send = (event: SearchEvent) => void;

export function SearchScreen({ view, send }: { view: SearchView; send: Send }) {
  const leave = () => send({ type: "search.left" });
  switch (view.screen) {
    case "field":
      return null;
    case "needs":
      return (
        <Panel message={<FormattedMessage id="shell.search.offered" />} leave={leave}>
          <ul className={styles.needs}>
            {view.needs.map(({ name, address }) => (
              <li key={name}>
                <TextLink href={address} onClick={leave}>
                  <FormattedMessage id={`shell.search.needs.${name}`} />
                </TextLink>
              </li>
            ))}
          </ul>
        </Panel>
      );
    case "nothing":
      return (
        <Panel
          message={
            <FormattedMessage
              id="shell.search.nothing"
              values={{ term: <bdi key="term">{view.term}</bdi> }}
            />
          }
          leave={leave}
        />
      );
    case "suggestions": {
      const { count, products, categories, pages } = view.suggestions;
      return (
        <Panel
          message={<FormattedMessage id="shell.search.found" values={{ count }} />}
          isBusy={!view.isCurrent}
          leave={leave}
        >
          <Products products={products} leave={leave} />
          <Links title={<FormattedMessage id="shell.departments" />} links={categories} leave={leave} />
          <Links title={<FormattedMessage id="shell.search.pages" />} links={pages} leave={leave} />
          {view.isCurrent && count > products.length && (
            <p className={styles.all}>
              <TextLink href={links.search(view.term)} onClick={leave}>
                <FormattedMessage id="shell.search.all" />
              </TextLink>
            </p>
          )}
        </Panel>
      );
    }
  }
}

type PanelProps = { message: ReactNode; isBusy?: boolean; leave: () => void; children?: ReactNode };

const Panel = ({ message, isBusy = false, leave, children }: PanelProps) => (
  <div className={styles.panel} aria-busy={isBusy}>
    <div className={styles.head}>
      <p role="status">{message}</p>
      <Button
        type="button"
        look="link"
        onClick={({ currentTarget }) => {
          // The focused button disappears, so the focus returns to the field, as with Escape.
          currentTarget.form?.querySelector("input")?.focus();
          leave();
        }}
      >
        <FormattedMessage id="shell.close" />
      </Button>
    </div>
    {children}
  </div>
);

function Products({ products, leave }: { products: readonly SuggestedProduct[]; leave: () => void }) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.products}>
      {products.map(({ address, name, latinName, image, price }) => (
        <li key={address}>
          <PlainLink href={address} className={styles.product} onClick={leave}>
            <Picture image={image} sizes="3.5rem" className={styles.picture} isDecoration />
            <span>
              <Name>{name}</Name>
              {}
              {latinName !== null && (
                <>
                  {" "}
                  <LatinName>{latinName}</LatinName>
                </>
              )}
            </span>
            <span className={styles.price}>
              <Money amount={price} />
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

function Links(props: { title: ReactNode; links: readonly SuggestedLink[]; leave: () => void }) {
  if (props.links.length === 0) return null;
  return (
    <section className={styles.links}>
      <h2>{props.title}</h2>
      <ul>
        {props.links.map(({ address, name }) => (
          <li key={address}>
            <TextLink href={address} onClick={props.leave}>
              <bdi>{name}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
