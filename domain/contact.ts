export const contactTopics = ["order", "product", "delivery", "returns", "workshop", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Characters. */
export const maximumMessageLength = 4_000;
export const maximumNameLength = 100;
