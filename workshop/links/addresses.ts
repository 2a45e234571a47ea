/** Where `npm run dev` and `npm run storybook` listen, unless the environment says otherwise. */
const { VITE_SHOP_URL, VITE_WORKSHOP_URL } = import.meta.env as Readonly<Record<string, string | undefined>>;

export const shopUrl = withoutSlash(VITE_SHOP_URL ?? "http://localhost:8080");
export const workshopUrl = withoutSlash(VITE_WORKSHOP_URL ?? "http://localhost:6006");

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
