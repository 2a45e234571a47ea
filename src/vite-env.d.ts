declare module "*.module.css" {
  const classes: Record<string, string>;
  export default classes;
}

/** Where a browser has them; TypeScript does not know them yet. Without a function, a policy refuses. */
type TrustedTypePolicy = {
  createHTML: (html: string) => TrustedHTML;
  createScriptURL: (address: string) => string;
};
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: {
          createHTML?: (html: string) => string | null;
          createScriptURL?: (address: string) => string | null;
        },
      ) => TrustedTypePolicy;
    }
  | undefined;
