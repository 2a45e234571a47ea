import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useRouter } from "wouter";
import { parseAmount, parseFilters, noRange } from "#domain/filters.ts";
import { listUrl } from "#domain/listing.ts";
import { useMoney } from "#src/facts/format.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import type { LinkState } from "#src/ui/link.tsx";
import type { FilterProps } from "./filters.tsx";
import { focusOnCount } from "./focus-on-count.ts";
import styles from "./filters.module.css";

type Props = Pick<FilterProps, "listing" | "path"> & { found: FilterProps["found"]["price"] };

/** Without scripts the browser submits the form; otherwise it navigates like a link. */
export function PriceRange({ found, listing, path }: Props) {
  const intl = useIntl();
  const money = useMoney();
  const { currency } = useFacts().market;
  const [, go] = useLocation();
  const { base } = useRouter();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const { filters, sort } = listing;
  if (!found && filters.price_from === null && filters.price_to === null) return null;
  const rest = listUrl(path, {
    page: 1,
    sort,
    filters: { ...filters, ...noRange },
  });
  const [pathname = "", search] = rest.split("?");
  return (
    <Form
      key={`${filters.price_from} ${filters.price_to}`}
      className={styles.price}
      action={base + pathname}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = Object.fromEntries(new FormData(event.currentTarget));
        const unread = (["price_from", "price_to"] as const).filter(
          (name) => String(typed[name] ?? "").trim() !== "" && parseAmount(String(typed[name])) === null,
        );
        setUnread(unread);
        if (unread.length > 0) return;
        const parameters = new URLSearchParams(
          [...new FormData(event.currentTarget)].map(([k, v]) => [k, String(v)]),
        );
        const { price_from, price_to, currency: ofRange } = parseFilters(parameters, currency);
        focusOnCount(event);
        const state: LinkState = { stays: true };
        go(
          listUrl(path, {
            page: 1,
            sort,
            filters: { ...filters, price_from, price_to, currency: ofRange },
          }),
          { state },
        );
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="currency" value={currency} />
      {(["price_from", "price_to"] as const).map((name) => (
        <Field
          key={name}
          name={name}
          type="text"
          inputMode="decimal"
          label={intl.formatMessage({ id: `facts.filter.${name}` })}
          defaultValue={
            filters[name] === null ? "" : intl.formatNumber(filters[name], { useGrouping: false })
          }
          problem={
            unread.includes(name) ? intl.formatMessage({ id: "facts.filter.price_unread" }) : undefined
          }
          // In its own direction, as everywhere else.
          placeholder={
            found ? `\u2068${money(name === "price_from" ? found.lowest : found.highest)}\u2069` : ""
          }
        />
      ))}
      <Button type="submit" look="quiet">
        <FormattedMessage id="facts.filter.price_apply" />
      </Button>
    </Form>
  );
}
