import { NotFound } from "./shared/missing-page.tsx";

export default function NotFoundPage() {
  return <NotFound />;
}
