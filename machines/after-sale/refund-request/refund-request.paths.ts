import { pathModel } from "#machines/paths/model.ts";
import type { DraftPhoto, RefundOrder, RequestedRefund } from "./refund-request.contract.ts";
import { refundRequestMachine } from "./refund-request.machine.ts";
import { isAnyInProgress } from "#domain/photo-states.ts";

const fern = {
  productId: "boston-fern",
  sku: "100203",
  name: "Boston fern",
  price: 18.9,
  paid: 56.7,
  count: 3,
  refundedCount: 1,
  requestedCount: 0,
};
const loom = {
  productId: "weaving-loom-kit",
  sku: "100301",
  name: "Weaving loom kit",
  price: 42,
  paid: 42,
  count: 1,
  refundedCount: 0,
  requestedCount: 0,
};

export const order: RefundOrder = {
  id: "order-1",
  reference: "K7M3-Q2XR",
  currency: "EUR",
  currency_precision: 2,
  shipping: 6.95,
  amountDue: 95.65,
  usedPoints: 1000,
  isShipped: true,
  mostPhotos: 6,
  lines: [
    { id: "line-fern", ...fern },
    { id: "line-loom", ...loom },
  ],
};
export const lessLeft: RefundOrder = {
  ...order,
  lines: order.lines.map((line) => ({ ...line, refundedCount: line.id === "line-fern" ? 2 : 0 })),
};
export const wanted: RequestedRefund = {
  counts: { "line-fern": 2, "line-loom": 0 },
  reason: "damaged",
  note: "Two of the pots arrived broken.",
};
export const storedPhoto: DraftPhoto = { imageId: "image-1", fileName: "pot.jpg", preview: "/pot.jpg" };
const otherPhoto: DraftPhoto = { imageId: "image-2", fileName: "leaves.jpg", preview: "/leaves.jpg" };

const chosen = { photoId: "photo-1", fileName: "broken-pot.jpg" };
const is = (
  stage: "ready" | "refused" | "waiting" | "uploading" | "failed" | "loggedOut" | "removed",
  share = 0,
) => ({
  photoId: chosen.photoId,
  stage,
  imageId: null,
  share,
});

export const refundRequestPaths = pathModel({
  machine: refundRequestMachine,
  title: "Asking for a refund",
  purpose:
    "requesting a refund for items of an order: the draft, its photos one after the other, and the request",
  starts: {
    "an order": { source: { orderId: "order-1" } },
    "a draft": { source: { refundId: "refund-1" } },
  },
  happyPath: [
    "an order",
    "loadRequest ✓ nothing begun yet",
    "chooses a photo",
    "the photo is ready",
    "asks for two ferns",
    "saveDraft ✓ saved",
    "the photo is sent",
    "requestRefund ✓ requested",
  ],
  does: {
    "request.submitted": {
      "asks for two ferns": { wanted },
      "asks for nothing": { wanted: { ...wanted, counts: { "line-fern": 0 } } },
    },
    "photos.chosen": { "chooses a photo": { photos: [chosen] } },
    "photos.leftOut": "goes on without them",
    "retry.requested": "tries again",
  },
  happens: {
    "attachment.changed": {
      "the photo is ready": is("ready"),
      "the file is no photo": is("refused"),
      "it waits for its turn": is("waiting"),
      "half of it is sent": is("uploading", 0.5),
      "the photo is sent": { ...is("uploading", 1), stage: "uploaded", imageId: "image-9" },
      "it did not get through": is("failed"),
      "the session has ended": is("loggedOut"),
      "it is removed": is("removed"),
    },
  },
  answers: {
    loadRequest: {
      open: {
        "nothing begun yet": { order, draft: null },
        "a draft with a photo": { order, draft: { refundId: "refund-1", wanted, photos: [storedPhoto] } },
        "less is left": { order: lessLeft, draft: null },
      },
      notFound: "no such order",
      refundTooOld: { "too old": { days: 30 } },
      refundRequested: { "asked for already": { refundId: "refund-7" } },
      nothingLeft: "nothing left",
      orderNotPaid: "not paid",
      guestTokenExpired: "the guest’s token has expired",
      unforeseen: "a refusal nobody foresaw",
    },
    saveDraft: {
      saved: {
        saved: { refundId: "refund-1", photos: [] },
        "saved, with its photo": { refundId: "refund-1", photos: [storedPhoto] },
        "saved, with another photo": { refundId: "refund-1", photos: [storedPhoto, otherPhoto] },
      },
      invalid: { "the note holds marks that nobody sees": { problem: "unseen_marks" } },
      countsChanged: "less is left",
      refundTooOld: { "too old": { days: 30 } },
      refundRequested: { "asked for already": { refundId: null } },
      nothingLeft: "nothing left",
      orderNotPaid: "not paid",
      guestTokenExpired: "the guest’s token has expired",
      unforeseen: "a refusal nobody foresaw",
    },
    requestRefund: {
      requested: { requested: { refundId: "refund-1" } },
      countsChanged: "less is left",
      refundTooOld: { "too old": { days: 30 } },
      refundRequested: { "decided already": { refundId: "refund-1" } },
      nothingLeft: "nothing left",
      guestTokenExpired: "the guest’s token has expired",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ photos }) => {
    if (photos.some(({ stage }) => stage === "refused")) return "refused";
    if (isAnyInProgress(photos)) return "moving";
    return photos.every(({ stage }) => stage === "uploaded") ? photos.length > 0 && "there" : "stuck";
  },
  requirements: {
    "typing.nothingWanted": ["validation.refund-items"],
    "sending.uploading.stuck": ["errors.refund-upload"],
    "closed.tooOld": ["validation.refund-age"],
    "closed.alreadyRequested": ["refunds.one-requested"],
  },
});
