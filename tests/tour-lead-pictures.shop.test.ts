import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { deleteOrphanedPhotos } from "#server/commerce/images/customer-photos.ts";
import { deleteOldInvitations } from "#server/commerce/tour-leads/delete-personal-data.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { photo, uploadOf } from "./support/refund-helpers.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const invited = (email?: string) => inviteHelpers(shop).invited(email);
const listed = async ({ id, token }: { id: string; token: string }) =>
  (await shop.call("GET", `/users/tour_leads/${id}/images?token=${token}&skip=0&limit=100`)).body;
const plain = (id: string) => shop.call("GET", `/images/${id}/247/garden.jpg`);
const later = (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * 86_400_000);
};

test("the link adds, lists and removes pictures; is_public makes one public", async () => {
  requirements("roles.lead-images-by-token", "entities.image-upload-public");
  const lead = await invited();
  const shown = await lead.added({ is_public: true, file_name: "garden.png" });
  const hidden = await lead.added();
  expect(shown).toEqual({
    id: expect.any(String),
    file_name: "garden.jpg",
    customer_id: null,
    holder_id: lead.id,
    holder_type: "tour_lead",
    is_public: true,
    image_width: 40,
    image_height: 30,
  });
  expect(await listed(lead)).toEqual([shown, hidden]);
  expect([(await plain(shown.id)).status, (await plain(hidden.id)).status]).toEqual([200, 404]);
  const asNamed = (name: string) => shop.app.inject({ url: `/api/v1/images/${shown.id}/247/${name}` });
  const named = await Promise.all(["garden", "garden.png", "garden.JPG", "garden.webp"].map(asNamed));
  expect(named.map(({ headers }) => headers["content-type"])).toEqual([
    ...Array(3).fill("image/jpeg"),
    "image/webp",
  ]);
  const file = (token: string) =>
    shop.app.inject({
      url: `/api/v1/users/tour_leads/${lead.id}/images/${hidden.id}/${encodeURIComponent(hidden.file_name)}?token=${token}`,
    });
  expect((await sharp((await file(lead.token)).rawPayload).metadata()).format).toBe("jpeg");
  expect((await file((await invited()).token)).statusCode).toBe(404);
  const remove = (token: string) =>
    shop.call("DELETE", `/users/tour_leads/${lead.id}/images/${shown.id}?token=${token}`);
  expect((await remove((await invited()).token)).status).toBe(404);
  expect((await remove(lead.token)).status).toBe(204);
  expect((await remove(lead.token)).status).toBe(404);
  expect((await plain(shown.id)).status).toBe(404);
  expect(await listed(lead)).toEqual([hidden]);
});

test("the sign-up decides last whether pictures are public, and then the link changes nothing", async () => {
  const lead = await invited();
  const picture = await lead.added();
  const { body } = await lead.signUp(lead.token, { images_public: true });
  expect(body.images).toEqual([{ ...picture, is_public: true, customer_id: body.customer_id }]);
  expect((await plain(picture.id)).status).toBe(200);
  expect((await lead.upload(uploadOf(await photo(9, 9)))).body.code).toBe("token_invalid");
  const path = `/users/tour_leads/${lead.id}/images/${picture.id}?token=${lead.token}`;
  expect((await shop.call("DELETE", path)).body.code).toBe("token_invalid");
});

test("administrators and the lead can see a picture, another customer cannot", async () => {
  const lead = await invited();
  const { id, file_name } = await lead.added();
  const { customer_id } = (await lead.signUp(lead.token)).body;
  const path = `/users/${customer_id}/images/${id}/${encodeURIComponent(file_name)}`;
  const statusFor = async (role: "customer" | "administrator") =>
    (await shop.call("GET", path, { token: (await shop.customer({ role })).token })).status;
  expect([await statusFor("administrator"), await statusFor("customer")]).toEqual([200, 404]);
});

describe("an upload is refused", () => {
  const animated = Buffer.from("R0lGODlhAQABAAAAACw=", "base64");
  test.each<[string, () => Promise<object>, string]>([
    ["nothing", async () => uploadOf(Buffer.alloc(0)), "empty"],
    [
      "text named .png",
      async () => uploadOf(Buffer.from("text"), { content_type: "image/png" }),
      "not_a_picture",
    ],
    ["an SVG", async () => uploadOf(Buffer.from("<svg/>"), { content_type: "image/png" }), "not_a_picture"],
    ["a GIF", async () => uploadOf(animated), "not_a_picture"],
    [
      "a JPEG declared as PNG",
      async () => uploadOf(await photo(9, 9), { content_type: "image/png" }),
      "another_type",
    ],
    ["broken base64", async () => ({ ...uploadOf(Buffer.alloc(0)), image_data: "@@@@" }), "not_base64"],
    ["one byte above the limit", async () => uploadOf(Buffer.alloc(5 * 1024 * 1024 + 1)), "too_large"],
  ])("if it is %s", async (_, made, code) => {
    const lead = await invited();
    const { status, body } = await lead.upload(await made());
    expect([status, body.errors?.[0]?.code]).toEqual([400, code]);
    expect(await listed(lead)).toEqual([]);
  });

  test("if it is the seventh, even of seven concurrent ones", async () => {
    const lead = await invited();
    const body = uploadOf(await photo(40, 30));
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => retryWhenBusy(() => lead.upload(body))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 409]);
    expect(await listed(lead)).toHaveLength(6);
  });
});

test("an upload repeated with its key stores one picture; another one with it is refused", async () => {
  const lead = await invited();
  const key = crypto.randomUUID();
  const body = uploadOf(await photo(40, 30));
  const upload = () => retryWhenBusy(() => lead.upload(body, key));
  const answers = await Promise.all([upload(), upload()]);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect((await lead.upload(uploadOf(await photo(30, 40)), key)).body.code).toBe("key_reused");
  expect(await listed(lead)).toHaveLength(1);
  for (let count = 0; count < 5; count += 1) await lead.added();
  expect((await lead.upload(body, key)).status).toBe(201);
  const unknown = await lead.upload(uploadOf(Buffer.alloc(0)), crypto.randomUUID());
  expect([unknown.status, unknown.body.code]).toEqual([409, "too_many_images"]);
});

test("an export contains a lead's data; a deletion removes it with the pictures", async () => {
  const password = "Trellis-Demo-2026!";
  const { email, token } = await shop.customer({
    password_hash: await hashPassword(password, "test@example.com"),
  });
  const lead = await invited(email);
  const picture = await lead.added({ is_public: true });
  const signedUp = (await lead.signUp(lead.token)).body;
  const { body: exported } = await shop.call("GET", "/users/customers/me/export", { token });
  expect(exported.tour_lead).toEqual(signedUp);
  const removed = await shop.call("POST", "/users/customers/me/deletion", { token, body: { password } });
  expect(removed.status).toBe(204);
  expect((await plain(picture.id)).status).toBe(404);
  await expect(shop.services.uploads.read(picture.id)).rejects.toThrow("There is no uploads/");
});

test("files with a row stay; an unused invitation is deleted with its pictures after three months", async () => {
  const lead = await invited();
  const picture = await lead.added();
  later(80);
  await deleteOrphanedPhotos(shop.services);
  await deleteOldInvitations(shop.services);
  expect((await shop.services.uploads.read(picture.id)).length).toBeGreaterThan(0);
  later(11);
  await deleteOldInvitations(shop.services);
  await expect(shop.services.uploads.read(picture.id)).rejects.toThrow("There is no uploads/");
});
