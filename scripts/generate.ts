import { generateContract } from "./contract.ts";

/** `npm run generate`: what is derived from the contract, to be committed with it. */
await generateContract();
console.log("generated/openapi.json and generated/api.d.ts are as the contract says.");
