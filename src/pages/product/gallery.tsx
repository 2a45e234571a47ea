import { useContext, useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { media } from "#domain/specified-values.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { Picture, PictureAddress, type PictureFile } from "#src/ui/picture.tsx";
import { Enlarged } from "./enlarged.tsx";
import styles from "./gallery.module.css";

const large = `${media.fromDesktop} 42rem, 100vw`;

type Props = {
  images: readonly PictureFile[];
  /** The URL of a smaller version of the first picture that is already loaded. */
  standIn: string | undefined;
};

/** A product's pictures in a row to swipe; each links to its large version, which opens in a dialog if possible. */
export function Gallery({ images, standIn }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const areOthersShown = useOnceIdle();
  const count = images.length;
  if (count === 0) return <Picture image={null} sizes={large} className={styles.picture} />;
  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {images.map((image, index) => (
          <li key={image.id}>
            <PictureLink image={image} number={index + 1} count={count} onEnlarge={() => setEnlarged(index)}>
              {index === 0 || areOthersShown ? (
                <Picture
                  image={image}
                  sizes={large}
                  className={styles.picture}
                  isLeading={index === 0}
                  standIn={index === 0 ? standIn : undefined}
                />
              ) : (
                <UnloadedPicture image={image} />
              )}
            </PictureLink>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <Thumbnails
          images={images}
          shown={shown}
          onChoose={(index) => {
            const picture = strip.current?.children[index];
            if (picture) bringIntoView(picture);
          }}
        />
      )}
      {enlarged !== null && (
        <Enlarged images={images} at={enlarged} onMove={setEnlarged} onClose={() => setEnlarged(null)} />
      )}
    </div>
  );
}

function PictureLink(props: {
  image: PictureFile;
  number: number;
  count: number;
  onEnlarge: () => void;
  children: ReactNode;
}) {
  const { image, number, count, onEnlarge, children } = props;
  const address = useContext(PictureAddress);
  const enlarge = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onEnlarge();
  };
  return (
    <a
      href={address(image, 1960, "webp")}
      aria-haspopup="dialog"
      // A strip that is still scrolling does not follow the focus by itself.
      onFocus={({ currentTarget }) => bringIntoView(currentTarget)}
      onClick={enlarge}
    >
      {children}
      <VisuallyHidden>
        <FormattedMessage id="catalogue.product.enlarge" values={{ number, count }} />
      </VisuallyHidden>
    </a>
  );
}

const UnloadedPicture = ({ image }: { image: PictureFile }) => (
  <span className={styles.picture}>
    <noscript>
      <Picture image={image} sizes={large} className={styles.picture} />
    </noscript>
  </span>
);

function Thumbnails(props: {
  images: readonly PictureFile[];
  shown: number;
  onChoose: (index: number) => void;
}) {
  const { images, shown, onChoose } = props;
  const intl = useIntl();
  return (
    <ul className={styles.thumbnails} aria-label={intl.formatMessage({ id: "catalogue.product.pictures" })}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            aria-label={intl.formatMessage(
              { id: "catalogue.product.picture" },
              { number: index + 1, count: images.length },
            )}
            aria-current={index === shown ? "true" : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture image={image} sizes="4.5rem" className={styles.thumbnail} isDecoration />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A smooth scroll could be interrupted, by a change of layout or another scroll, and end at another picture. */
const bringIntoView = (element: Element): void =>
  element.scrollIntoView({ behavior: "instant", block: "nearest", inline: "center" });

/** Whether the page is idle: pictures out of sight would otherwise be fetched before the page's scripts. */
function useOnceIdle(): boolean {
  const { browser } = useShop();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => browser.whenIdle(() => setIdle(true)), [browser]);
  return isIdle;
}
