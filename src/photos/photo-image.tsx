import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "#src/api/api-context.ts";
import { photoAt, photoQuery } from "./customer-photo.ts";
import { useObjectUrl } from "./use-object-url.ts";
import styles from "./photo-image.module.css";

type Props = { address: string; alt: string };

/** A photo by its URL, whether it is in this browser or on the server. */
export const PhotoImage = ({ address, alt }: Props) =>
  photoAt(address) ? <StoredPhoto address={address} alt={alt} /> : <Shown address={address} alt={alt} />;

/** Fetched with the customer's token; if that fails, by its plain URL, and otherwise a placeholder. */
function StoredPhoto({ address, alt }: Props) {
  const { data, isError } = useQuery(photoQuery(useApi(), photoAt(address)!));
  const showing = useObjectUrl(data);
  if (isError) return <Shown address={address} alt={alt} />;
  return data ? <img ref={showing} alt={alt} /> : <NoPhoto />;
}

function Shown({ address, alt }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === address) return <NoPhoto />;
  return <img src={address} alt={alt} onError={() => setFailed(address)} />;
}

export const NoPhoto = () => (
  <svg className={styles.none} viewBox="0 0 80 80" aria-hidden="true" focusable="false">
    <path d="M14 54 32 34l13 14 8-8 13 14" />
    <circle cx="54" cy="27" r="5" />
  </svg>
);
