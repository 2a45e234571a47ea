import { NotFound } from "./missing.tsx";

export default function NotFoundPage() {
  return <NotFound />;
}
