/** `npm run shop -- …`: the operator's commands. */
export const usage = [
  "npm run shop -- apply <folder>    turns the shop into what the folder describes",
  "npm run shop -- apply <folder> --dry-run  says what that would change, and changes nothing",
  "npm run shop -- export <folder>   writes the shop into a new folder",
  "npm run shop -- import <file.csv> <folder> [--dry-run]  brings goods into a shop's folder, which apply then brings into the shop",
  "npm run shop -- import <export.csv> <folder> --shopify <file.yaml> [--dry-run]  the same with Shopify's export of products",
  "    --from-own-network  pictures may come from addresses of this machine and its network, too",
  "npm run shop -- administrator <e-mail>  makes somebody an administrator; prints the link that sets the account's password",
  "npm run shop -- tour-lead invite <e-mail>    invites somebody to be a tour lead; prints the link to sign up by",
  "npm run shop -- tour-lead activate <e-mail>  makes somebody who has signed up an active tour lead",
  "npm run shop -- stuck             lists payments and refunds that the provider leaves open, and what of them has to be looked into",
  "npm run shop -- stuck close <name>  what has this name was looked into",
  "npm run shop -- files move        copies the data folder's files into the store of S3_BUCKET, and compares each",
  "npm run shop -- payouts           lists payouts that tour leads wait for",
  "npm run shop -- payouts export <currency> <file> [id]  writes them into a file for the bank; with the id of an export, the same file again",
].join("\n");
