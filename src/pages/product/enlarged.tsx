import { useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { Picture, type PictureFile } from "#src/ui/picture.tsx";
import styles from "./gallery.module.css";

type Props = {
  images: readonly PictureFile[];
  at: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** A picture over the whole screen; pressing it zooms in, and arrow keys, Home and End show the others. */
export function Enlarged({ images, at, onMove, onClose }: Props) {
  const isRightToLeft = useFacts().language.direction === "rtl";
  const [isClose, setClose] = useState(false);
  const frame = useRef<HTMLButtonElement>(null);
  /** The pressed point, as shares of the picture; the middle for the keyboard. */
  const pressed = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const { current } = frame;
    const image = current?.querySelector("img");
    if (!isClose || !current || !image) return;
    const { x, y } = pressed.current;
    const across = image.offsetWidth * x - current.clientWidth / 2;
    current.scrollTo({
      // In right-to-left text, `scrollLeft` is negative.
      left: isRightToLeft ? across - (current.scrollWidth - current.clientWidth) : across,
      top: image.offsetHeight * y - current.clientHeight / 2,
    });
  }, [isClose, isRightToLeft]);
  const press = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.querySelector("img")!.getBoundingClientRect();
    pressed.current =
      detail === 0
        ? { x: 0.5, y: 0.5 }
        : { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
    setClose(!isClose);
  };
  const count = images.length;
  const move = (steps: number) => {
    setClose(false);
    onMove((at + steps + count) % count);
  };
  const forwards = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const backwards = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  return (
    <Dialog
      side="full"
      title={<FormattedMessage id="catalogue.product.picture" values={{ number: at + 1, count }} />}
      onClose={onClose}
    >
      <div
        className={styles.enlarged}
        onKeyDown={({ key }) => {
          // While zoomed in, arrow keys scroll.
          if (isClose || count === 1) return;
          if (key === forwards) move(1);
          if (key === backwards) move(-1);
          if (key === "Home") move(-at);
          if (key === "End") move(count - 1 - at);
        }}
      >
        <button type="button" className={styles.closeUp} aria-pressed={isClose} ref={frame} onClick={press}>
          <Picture image={images[at]!} sizes={isClose ? "1600px" : "100vw"} isLeading />
          <VisuallyHidden>
            <FormattedMessage id="catalogue.product.close_up" />
          </VisuallyHidden>
        </button>
        {count > 1 && (
          <div className={styles.ways}>
            <Button type="button" look="quiet" onClick={() => move(-1)}>
              <FormattedMessage id="catalogue.product.picture_previous" />
            </Button>
            <Button type="button" look="quiet" onClick={() => move(1)}>
              <FormattedMessage id="catalogue.product.picture_next" />
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
