/** What whoever started the shop says once the storefront is built. */
export const storefrontBuiltMessage = "storefront built";

/** Resolves when the storefront is there: at once, unless whoever started this program still builds it. The program ends if they are gone. */
export function waitForStorefront(): Promise<void> {
  if (process.env.AWAITS !== storefrontBuiltMessage) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => process.exit(1);
    process.once("disconnect", end);
    process.once("message", () => {
      process.off("disconnect", end);
      resolve();
    });
  });
}
