import { bookPoints } from "#server/commerce/points/points.ts";
import type { Services } from "#server/commerce/services.ts";

/** Gives a customer points once. */
export const grantPoints = (services: Services, customerId: string, points: number): Promise<void> =>
  services.database.transaction((tx) =>
    bookPoints(tx, services.clock(), {
      customerId,
      kind: "granted",
      sourceId: customerId,
      points,
      deposit: 0,
    }),
  );
