import { FormattedDisplayName, FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./product.module.css";

type Props = Pick<Wire["Product"], "warnings" | "manufacturer">;

export function Safety({ warnings, manufacturer }: Props) {
  if (warnings === null && manufacturer === null) return null;
  return (
    <dl className={styles.safety}>
      {warnings !== null && (
        <div>
          <dt>
            <FormattedMessage id="catalogue.product.warnings" />
          </dt>
          <dd>{warnings}</dd>
        </div>
      )}
      {manufacturer && (
        <div>
          <dt>
            <FormattedMessage id="catalogue.product.manufacturer" />
          </dt>
          <dd>
            <bdi>
              {manufacturer.name}, {manufacturer.street}, {manufacturer.zip_code} {manufacturer.city}
            </bdi>
            {", "}
            <FormattedDisplayName type="region" value={manufacturer.country} />
            {" · "}
            <TextLink href={`mailto:${manufacturer.email}`}>
              <bdi>{manufacturer.email}</bdi>
            </TextLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
