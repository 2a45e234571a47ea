import { App } from "#src/app/app.tsx";
import { PictureAddress } from "#src/ui/picture.tsx";
import { demoPicture } from "#workshop/stage/demo-shop.ts";
import type { OpenPage } from "./open-page.ts";

/** The whole storefront. `id` is new for each page that is loaded. */
export const OpenStorefront = ({ id, page }: { id: number | string; page: OpenPage }) => (
  // A link that the app does not handle itself would leave the workshop.
  <div onClick={(event) => !event.defaultPrevented && isLink(event.target) && event.preventDefault()}>
    <PictureAddress value={({ file_name }) => demoPicture(file_name)}>
      <App key={id} shop={page.shop} location={page.location} />
    </PictureAddress>
  </div>
);

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest("a") !== null;
