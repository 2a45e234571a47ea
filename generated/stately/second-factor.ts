// Written by `npm run generate` from machines/account/second-factor/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const secondFactorMachine = setup({
  types: {
    context: {} as {
      task: unknown;
      methods: unknown[];
      method: unknown;
      value: unknown;
      maySkip: boolean;
      app: unknown;
      code: unknown;
      recoveryCodes: unknown;
      token: unknown;
      seconds: number;
    },
    events: {} as
      | { type: "secondFactor.left" }
      | { type: "retry.requested" }
      | { type: "proof.submitted" }
      | { type: "method.chosen" }
      | { type: "passkey.chosen" }
      | { type: "app.chosen" }
      | { type: "enrolment.skipped" }
      | { type: "code.submitted" }
      | { type: "codes.saved" },
  },
  actions: {
    keepMethods: () => {},
    keepMaySkip: () => {},
    keepProof: () => {},
    keepMethod: () => {},
    forgetProof: () => {},
    keepToken: () => {},
    keepSeconds: () => {},
    keepRecoveryCodes: () => {},
    keepApp: () => {},
    keepCode: () => {},
    forgetCode: () => {},
    finish: () => {},
    leave: () => {},
    end: () => {},
  },
  actors: {
    readNeed: fromPromise(async () => {}),
    prove: fromPromise(async () => {}),
    proveByPasskey: fromPromise(async () => {}),
    addPasskey: fromPromise(async () => {}),
    startApp: fromPromise(async () => {}),
    confirmApp: fromPromise(async () => {}),
    replaceCodes: fromPromise(async () => {}),
  },
  guards: {
    isTask: () => false,
    answered: () => false,
    canType: () => false,
    hasPasskey: () => false,
    isOffered: () => false,
    maySkip: () => false,
    hasNewCodes: () => false,
  },
}).createMachine({
  id: "secondFactor",
  context: {
    task: null,
    methods: [],
    method: null,
    value: null,
    maySkip: false,
    app: null,
    code: null,
    recoveryCodes: null,
    token: null,
    seconds: 0,
  },
  initial: "arriving",
  on: { "secondFactor.left": ".left" },
  states: {
    arriving: {
      always: [
        {
          guard: { type: "isTask", params: { task: "passkey" } },
          target: "enrolling.addingPasskey",
          description: "isTask(passkey)",
        },
        {
          guard: { type: "isTask", params: { task: "app" } },
          target: "enrolling.startingApp",
          description: "isTask(app)",
        },
        {
          guard: { type: "isTask", params: { task: "recoveryCodes" } },
          target: "replacingCodes",
          description: "isTask(recoveryCodes)",
        },
        "reading",
      ],
    },
    reading: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "readNeed",
            src: "readNeed",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "prove" } },
                target: "#secondFactor.proving",
                actions: "keepMethods",
                description: "answered(prove)",
              },
              {
                guard: { type: "answered", params: { outcome: "enrol" } },
                target: "#secondFactor.enrolling",
                actions: "keepMaySkip",
                description: "answered(enrol)",
              },
              {
                guard: { type: "answered", params: { outcome: "ended" } },
                target: "#secondFactor.ended",
                description: "answered(ended)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        unforeseen: {},
      },
    },
    proving: {
      initial: "typing",
      states: {
        typing: {
          initial: "editing",
          states: {
            editing: {},
            incorrect: {},
            cancelled: {},
            unsupported: {},
            notAccepted: {},
            tooMany: {},
            unforeseen: {},
          },
          on: {
            "proof.submitted": {
              guard: "canType",
              target: "#secondFactor.proving.checking",
              actions: "keepProof",
            },
            "method.chosen": {
              guard: "canType",
              target: "#secondFactor.proving.typing.editing",
              actions: "keepMethod",
            },
            "passkey.chosen": { guard: "hasPasskey", target: "#secondFactor.proving.usingPasskey" },
          },
        },
        checking: {
          exit: "forgetProof",
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "prove",
                src: "prove",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "proved" } },
                    target: "#secondFactor.done",
                    actions: "keepToken",
                    description: "answered(proved)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "incorrectCode" } },
                    target: "#secondFactor.proving.typing.incorrect",
                    description: "answered(incorrectCode)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "incorrectPassword" } },
                    target: "#secondFactor.proving.typing.incorrect",
                    description: "answered(incorrectPassword)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "methodNotEnough" } },
                    target: "#secondFactor.reading",
                    description: "answered(methodNotEnough)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                    target: "#secondFactor.proving.typing.tooMany",
                    actions: "keepSeconds",
                    description: "answered(tooManyRequests)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "ended" } },
                    target: "#secondFactor.ended",
                    description: "answered(ended)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#secondFactor.proving.typing.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "proof.submitted": {
                  guard: "canType",
                  target: "#secondFactor.proving.checking",
                  actions: "keepProof",
                },
                "method.chosen": {
                  guard: "canType",
                  target: "#secondFactor.proving.typing.editing",
                  actions: "keepMethod",
                },
                "passkey.chosen": { guard: "hasPasskey", target: "#secondFactor.proving.usingPasskey" },
                "retry.requested": "asking",
              },
            },
          },
        },
        usingPasskey: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "proveByPasskey",
                src: "proveByPasskey",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "proved" } },
                    target: "#secondFactor.done",
                    actions: "keepToken",
                    description: "answered(proved)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "cancelled" } },
                    target: "#secondFactor.proving.typing.cancelled",
                    description: "answered(cancelled)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unsupported" } },
                    target: "#secondFactor.proving.typing.unsupported",
                    description: "answered(unsupported)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "passkeyNotAccepted" } },
                    target: "#secondFactor.proving.typing.notAccepted",
                    description: "answered(passkeyNotAccepted)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "methodNotEnough" } },
                    target: "#secondFactor.reading",
                    description: "answered(methodNotEnough)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                    target: "#secondFactor.proving.typing.tooMany",
                    actions: "keepSeconds",
                    description: "answered(tooManyRequests)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "ended" } },
                    target: "#secondFactor.ended",
                    description: "answered(ended)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#secondFactor.proving.typing.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "proof.submitted": {
                  guard: "canType",
                  target: "#secondFactor.proving.checking",
                  actions: "keepProof",
                },
                "method.chosen": {
                  guard: "canType",
                  target: "#secondFactor.proving.typing.editing",
                  actions: "keepMethod",
                },
                "passkey.chosen": { guard: "hasPasskey", target: "#secondFactor.proving.usingPasskey" },
                "retry.requested": "asking",
              },
            },
          },
        },
      },
    },
    enrolling: {
      initial: "choosing",
      states: {
        choosing: {
          initial: "looking",
          states: {
            looking: {},
            cancelled: {},
            unsupported: {},
            notAccepted: {},
            tooManyPasskeys: {},
            expired: {},
            unforeseen: {},
          },
          on: {
            "passkey.chosen": {
              guard: { type: "isOffered", params: { way: "passkey" } },
              target: "#secondFactor.enrolling.addingPasskey",
              description: "isOffered(passkey)",
            },
            "app.chosen": {
              guard: { type: "isOffered", params: { way: "app" } },
              target: "#secondFactor.enrolling.startingApp",
              description: "isOffered(app)",
            },
            "enrolment.skipped": { guard: "maySkip", target: "#secondFactor.done" },
          },
        },
        addingPasskey: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "addPasskey",
                src: "addPasskey",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "enrolled" } },
                    target: "#secondFactor.enrolled",
                    actions: ["keepToken", "keepRecoveryCodes"],
                    description: "answered(enrolled)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "cancelled" } },
                    target: "#secondFactor.enrolling.choosing.cancelled",
                    description: "answered(cancelled)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unsupported" } },
                    target: "#secondFactor.enrolling.choosing.unsupported",
                    description: "answered(unsupported)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "passkeyNotAccepted" } },
                    target: "#secondFactor.enrolling.choosing.notAccepted",
                    description: "answered(passkeyNotAccepted)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "tooManyPasskeys" } },
                    target: "#secondFactor.enrolling.choosing.tooManyPasskeys",
                    description: "answered(tooManyPasskeys)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "ended" } },
                    target: "#secondFactor.ended",
                    description: "answered(ended)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#secondFactor.enrolling.choosing.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "passkey.chosen": {
                  guard: { type: "isOffered", params: { way: "passkey" } },
                  target: "#secondFactor.enrolling.addingPasskey",
                  description: "isOffered(passkey)",
                },
                "app.chosen": {
                  guard: { type: "isOffered", params: { way: "app" } },
                  target: "#secondFactor.enrolling.startingApp",
                  description: "isOffered(app)",
                },
                "enrolment.skipped": { guard: "maySkip", target: "#secondFactor.done" },
                "retry.requested": "asking",
              },
            },
          },
        },
        startingApp: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "startApp",
                src: "startApp",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "started" } },
                    target: "#secondFactor.enrolling.typingCode",
                    actions: "keepApp",
                    description: "answered(started)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "ended" } },
                    target: "#secondFactor.ended",
                    description: "answered(ended)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#secondFactor.enrolling.choosing.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "passkey.chosen": {
                  guard: { type: "isOffered", params: { way: "passkey" } },
                  target: "#secondFactor.enrolling.addingPasskey",
                  description: "isOffered(passkey)",
                },
                "app.chosen": {
                  guard: { type: "isOffered", params: { way: "app" } },
                  target: "#secondFactor.enrolling.startingApp",
                  description: "isOffered(app)",
                },
                "enrolment.skipped": { guard: "maySkip", target: "#secondFactor.done" },
                "retry.requested": "asking",
              },
            },
          },
        },
        typingCode: {
          initial: "editing",
          states: { editing: {}, incorrect: {}, tooMany: {}, unforeseen: {} },
          on: { "code.submitted": { target: "#secondFactor.enrolling.confirmingApp", actions: "keepCode" } },
        },
        confirmingApp: {
          exit: "forgetCode",
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "confirmApp",
                src: "confirmApp",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "enrolled" } },
                    target: "#secondFactor.enrolled",
                    actions: ["keepToken", "keepRecoveryCodes"],
                    description: "answered(enrolled)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "incorrectCode" } },
                    target: "#secondFactor.enrolling.typingCode.incorrect",
                    description: "answered(incorrectCode)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "setupExpired" } },
                    target: "#secondFactor.enrolling.choosing.expired",
                    description: "answered(setupExpired)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                    target: "#secondFactor.enrolling.typingCode.tooMany",
                    actions: "keepSeconds",
                    description: "answered(tooManyRequests)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "ended" } },
                    target: "#secondFactor.ended",
                    description: "answered(ended)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#secondFactor.enrolling.typingCode.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "code.submitted": { target: "#secondFactor.enrolling.confirmingApp", actions: "keepCode" },
                "retry.requested": "asking",
              },
            },
          },
        },
      },
    },
    replacingCodes: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "replaceCodes",
            src: "replaceCodes",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "replaced" } },
                target: "#secondFactor.showingCodes",
                actions: "keepRecoveryCodes",
                description: "answered(replaced)",
              },
              {
                guard: { type: "answered", params: { outcome: "noSecondFactor" } },
                target: "#secondFactor.left",
                description: "answered(noSecondFactor)",
              },
              {
                guard: { type: "answered", params: { outcome: "ended" } },
                target: "#secondFactor.ended",
                description: "answered(ended)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        unforeseen: {},
      },
    },
    enrolled: { always: [{ guard: "hasNewCodes", target: "showingCodes" }, "done"] },
    showingCodes: { on: { "codes.saved": "done", "secondFactor.left": {} } },
    done: { type: "final", entry: "finish" },
    left: { type: "final", entry: "leave" },
    ended: { type: "final", entry: "end" },
  },
});
