import { bookPoints } from "#server/points/points.ts";
import type { Services } from "#server/services.ts";

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
