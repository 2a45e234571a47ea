import type { PhotoName } from "./photos.ts";

type Shown = { photo: PhotoName; isPublic: boolean };
export type DemoLead = {
  email: string;
  invited: number;
  pictures?: readonly Shown[];
  signedUp?: { daysAgo: number; first_name: string; last_name: string; language: string; isNamed: boolean };
  activated?: number;
  ended?: number;
};

/** Tour leads without an account. Their invitation links are unknown and expire after two weeks. */
export const demoLeads: readonly DemoLead[] = [
  {
    email: "emi.sato@example.com",
    invited: 62,
    signedUp: { daysAgo: 60, first_name: "Emi", last_name: "Sato", language: "ja", isNamed: false },
    activated: 59,
  },
  { email: "pavel.dvorak@example.com", invited: 21, pictures: [{ photo: "garden tour", isPublic: false }] },
  {
    email: "lena.berg@example.com",
    invited: 6,
    pictures: [{ photo: "greenhouse", isPublic: true }],
    signedUp: { daysAgo: 4, first_name: "Lena", last_name: "Berg", language: "de", isNamed: true },
  },
  {
    email: "hana.novotna@example.com",
    invited: 80,
    signedUp: { daysAgo: 78, first_name: "Hana", last_name: "Novotná", language: "cs", isNamed: false },
    activated: 77,
    ended: 12,
  },
  { email: "noa.devries@example.com", invited: 2 },
];

export const demoLeadPictures: readonly Shown[] = [
  { photo: "watering cans", isPublic: true },
  { photo: "garden tour", isPublic: true },
  { photo: "terrace evening", isPublic: false },
];
