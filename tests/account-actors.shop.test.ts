import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { apiClient, type Api } from "#src/api/client.ts";
import { editAccountActors } from "#src/flows/account/edit-account/edit-account.actors.ts";
import { editAddressActors } from "#src/flows/account/edit-address/edit-address.actors.ts";
import { passwordChangeActors } from "#src/flows/account/password-change/password-change.actors.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

const nothing = async () => {};
const apiOf = ({ token }: TestCustomer): Api =>
  apiClient({ fetch, origin, language: "en", token: () => token, onRejected: nothing, onRefused: nothing });
const me = async ({ token }: TestCustomer) => (await shop.call("GET", "/users/customers/me", { token })).body;

const typedAddress = (firstName: string, street: string, phone: string) => ({
  firstName,
  lastName: "Jansen",
  company: "",
  street,
  additionalInfo: "",
  city: "Amsterdam",
  zipCode: "1015 DV",
  country: "NL",
  phone,
});
const home = typedAddress("Ada", "Prinsengracht 12", "+31205550101");
const office = typedAddress("Eve", "Keizersgracht 5", "+31205550202");

test("each address is saved in its place, and removed alone", async () => {
  requirements("entities.address-kinds");
  const customer = await shop.customer();
  const { saveAddress } = editAddressActors({
    api: apiOf(customer),
    marketId: "europe",
    refreshCustomer: nothing,
  });
  type Input = { kind: "delivery" | "invoice"; address: typeof home | null };
  const save = (input: Input) => toPromise(createActor(saveAddress, { input }).start());
  const streets = async () => {
    const { delivery_address, invoice_address } = await me(customer);
    return [delivery_address, invoice_address].map(
      (address) => address && `${address.first_name}, ${address.street}, ${address.phone}`,
    );
  };
  const [atHome, atOffice] = ["Ada, Prinsengracht 12, +31205550101", "Eve, Keizersgracht 5, +31205550202"];
  expect(await save({ kind: "delivery", address: home })).toEqual({ outcome: "saved" });
  expect(await streets()).toEqual([atHome, null]);
  expect(await save({ kind: "invoice", address: office })).toEqual({ outcome: "saved" });
  expect(await streets()).toEqual([atHome, atOffice]);
  expect(await save({ kind: "delivery", address: null })).toEqual({ outcome: "saved" });
  expect(await streets()).toEqual([null, atOffice]);
});

test("a name's parts and the language of emails are saved as they were typed", async () => {
  const customer = await shop.customer();
  const { saveAccount } = editAccountActors({ api: apiOf(customer), refreshCustomer: nothing });
  const input = { firstName: " Ada ", lastName: "Jansen", languageId: "de", tourLeadCode: "" };
  const saved = await toPromise(createActor(saveAccount, { input }).start());
  expect(saved).toMatchObject({ outcome: "saved", user: { displayName: "Ada Jansen" } });
  expect(await me(customer)).toMatchObject({ first_name: "Ada", last_name: "Jansen", language: "de" });
});

test("a typed tour lead's code is sent with the names", async () => {
  const code = `LEAD-${crypto.randomUUID().slice(0, 6)}`;
  await shop.customer({ tour_lead_code: code, tour_lead_active: true });
  const customer = await shop.customer();
  const { saveAccount } = editAccountActors({ api: apiOf(customer), refreshCustomer: nothing });
  const save = (tourLeadCode: string) =>
    toPromise(
      createActor(saveAccount, {
        input: { firstName: "Ada", lastName: "Jansen", languageId: "en", tourLeadCode },
      }).start(),
    );
  expect(await save("LEAD-NONE")).toEqual({
    outcome: "invalid",
    fieldErrors: { tourLeadCode: "no_such_lead" },
  });
  expect(await save(` ${code} `)).toMatchObject({ outcome: "saved", user: { hasTourLead: true } });
});

test("the current password is replaced by the new one", async () => {
  const [current, password] = ["lily-of-the-valley-1", "wisteria-under-oak-2"];
  const customer = await shop.customer({ password_hash: await hashPassword(current, "test@example.com") });
  const { changePassword } = passwordChangeActors(apiOf(customer));
  const change = (input: { current: string; password: string }) =>
    toPromise(createActor(changePassword, { input }).start());
  expect(await change({ current: password, password: current })).toEqual({ outcome: "incorrectPassword" });
  expect(await change({ current, password })).toEqual({ outcome: "changed" });
  const logIn = async (word: string) =>
    (await shop.call("POST", "/login/access-token", { form: { username: customer.email, password: word } }))
      .status;
  expect([await logIn(current), await logIn(password)]).toEqual([400, 200]);
});
