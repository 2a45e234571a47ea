/** The message of the parent process once the storefront is built. */
export const storefrontBuiltMessage = "storefront built";

/**
 * Resolves once the storefront is built: at once, unless the parent process is still building it. The program ends if
 * the parent does.
 */
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
