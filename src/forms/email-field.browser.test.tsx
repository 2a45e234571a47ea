import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { contactPaths } from "#machines/shopping/contact/contact.paths.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import { passwordRecoveryPaths } from "#machines/account/password-recovery/password-recovery.paths.ts";
import { signUpPaths } from "#machines/account/sign-up/sign-up.paths.ts";
import { tourLeadInvitationPaths } from "#machines/administration/tour-lead-invitation/tour-lead-invitation.paths.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { contactStage } from "#src/flows/shopping/contact/contact.stage.tsx";
import { passwordRecoveryStage } from "#src/flows/account/password-recovery/password-recovery.stage.tsx";
import { signUpStage } from "#src/flows/account/sign-up/sign-up.stage.tsx";
import { TourLeadInvitationContent } from "#src/flows/administration/tour-lead-invitation/tour-lead-invitation.flow.tsx";

afterEach(cleanup);

const forms = {
  "the sign-up": () => <signUpStage.Screen actor={createPathActor(signUpPaths).start()} />,
  "the contact form": () => <contactStage.Screen actor={createPathActor(contactPaths).start()} />,
  "the password recovery": () => (
    <passwordRecoveryStage.Screen actor={createPathActor(passwordRecoveryPaths).start()} />
  ),
  "the invitation of a tour lead": () => (
    <TourLeadInvitationContent actor={createPathActor(tourLeadInvitationPaths).start()} />
  ),
};

test.each(Object.entries(forms))("%s suggests a correction of a likely typo", async (_, screen) => {
  const user = userEvent.setup();
  render(
    <Surroundings languageId="en" marketId="europe">
      {screen()}
    </Surroundings>,
  );
  const field = document.querySelector<HTMLInputElement>("[name=email]")!;
  await user.clear(field);
  await user.type(field, "ada@gmial.com");
  await user.tab();
  const suggestion = () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "ada@gmail.com");
  await expect.poll(suggestion).toBeDefined();
  await user.click(suggestion()!);
  expect([field.value, document.activeElement, suggestion()]).toEqual(["ada@gmail.com", field, undefined]);
});

test("what is no address is marked as it is left, and no longer once it is corrected", async () => {
  const user = userEvent.setup();
  render(
    <Surroundings languageId="en" marketId="europe">
      {forms["the contact form"]()}
    </Surroundings>,
  );
  const field = document.querySelector<HTMLInputElement>("[name=email]")!;
  await user.clear(field);
  await user.type(field, "ada@");
  expect(field.ariaInvalid).toBeNull();
  await user.tab();
  await expect.poll(() => field.ariaInvalid).toBe("true");
  await user.type(field, "example.com");
  await expect.poll(() => field.ariaInvalid).toBeNull();
});
