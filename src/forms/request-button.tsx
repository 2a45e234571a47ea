import type { ComponentProps } from "react";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "./form-problem.tsx";

type Props = Omit<ComponentProps<typeof Button>, "type"> & {
  note: "unforeseen" | "unreachable" | null;
  onRetry: () => void;
};

/** A button that sends a request. If the request did not get through, only the same one is offered again. */
export const RequestButton = ({ note, onRetry, ...button }: Props) => (
  <>
    {note && <FormProblem problem={note} onRetry={onRetry} />}
    {note !== "unreachable" && <Button type="button" {...button} />}
  </>
);
