declare module "*.module.css" {
  const classes: Record<string, string>;
  export default classes;
}

/** Missing in TypeScript's library. Without a function, a policy refuses its kind of text. */
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
