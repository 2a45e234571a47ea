import { useEffect, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { hasHan } from "#domain/other-scripts.ts";
import { romanize } from "#domain/romanize/romanize.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./latin-offer.module.css";

type Props = {
  /** In another script. */
  text: string;
  country: string;
  /** Kana give the reading of Han characters; other countries have no such field. */
  readsKana: boolean;
  onUse: (latin: string, form: HTMLFormElement | null) => void;
};

/** Offers the typed text in Latin letters, to be used and corrected. Han characters need a reading in kana. */
export default function LatinOffer({ text, country, readsKana, onUse }: Props) {
  const id = useId();
  const [reading, setReading] = useState("");
  const isHan = hasHan(text);
  const latin = useRomanized(isHan ? reading : text, country);
  return (
    <span className={styles.offer} aria-live="polite">
      {isHan && readsKana && (
        <>
          <label htmlFor={id}>
            <FormattedMessage id="address.latin.reading" />
          </label>
          <input
            id={id}
            type="text"
            lang="ja"
            value={reading}
            // This input is not part of the form or its draft.
            onInput={(event) => event.stopPropagation()}
            onChange={(event) => {
              event.stopPropagation();
              setReading(event.target.value);
            }}
          />
        </>
      )}
      {isHan && !readsKana && <FormattedMessage id="address.latin.han" />}
      {latin !== null && latin !== "" && (
        <>
          <span>
            <FormattedMessage id="address.latin.offer" values={{ text: <bdi dir="ltr">{latin}</bdi> }} />
          </span>
          <Button
            type="button"
            look="quiet"
            onClick={({ currentTarget }) => onUse(latin, currentTarget.form)}
          >
            <FormattedMessage id="address.latin.use" />
          </Button>
        </>
      )}
    </span>
  );
}

/** Null while loading and if it can't be romanised. */
function useRomanized(text: string, country: string): string | null {
  const [romanized, setRomanized] = useState<{ text: string; latin: string | null }>({
    text: "",
    latin: null,
  });
  useEffect(() => {
    let isCurrent = true;
    void romanize(text, country).then(
      (latin) => isCurrent && setRomanized({ text, latin }),
      // Without the transliteration tables there is nothing to offer.
      () => isCurrent && setRomanized({ text, latin: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, country]);
  return romanized.text === text ? romanized.latin : null;
}
