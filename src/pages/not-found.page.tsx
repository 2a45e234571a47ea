import { NotFound } from "./shared/missing.tsx";

export default function NotFoundPage() {
  return <NotFound />;
}
