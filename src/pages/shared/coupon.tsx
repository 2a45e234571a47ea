import { lazy, Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useShop } from "#src/shop/shop-context.ts";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "./coupon.module.css";

const Flow = lazy(() =>
  import("#src/flows/shopping/coupon/coupon.flow.tsx").catch(() => ({ default: NotLoaded })),
);

type Props = {
  /** Called once the code is stored. */
  onAdded?: () => void;
};

/** Where a coupon code is entered. Most people have none, so the form is loaded once this is opened. */
export function Coupon(props: Props) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.coupon} onToggle={() => setOpened(true)}>
      <summary>
        <FormattedMessage id="cart.coupon.enter" />
      </summary>
      {wasOpened && (
        <Suspense fallback={<Waiting />}>
          <Flow {...props} />
        </Suspense>
      )}
    </details>
  );
}

function NotLoaded() {
  const { reload } = useShop().browser;
  return <TryAgain onRetry={reload} />;
}
