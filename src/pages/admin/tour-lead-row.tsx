import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { TourLeadActivation } from "#src/flows/administration/tour-lead-activation/tour-lead-activation.flow.tsx";
import { TourLeadEnding } from "#src/flows/administration/tour-lead-ending/tour-lead-ending.flow.tsx";
import { photoPath } from "#src/photos/customer-photo.ts";
import { PhotoImage } from "#src/photos/photo-image.tsx";
import styles from "./tour-lead.module.css";

export function TourLeadRow({ lead }: { lead: Wire["TourLead"] }) {
  const { status, email, tour_lead_code: code, customer_id, images } = lead;
  const name = [lead.first_name, lead.last_name].filter(Boolean).join(" ") || email;
  const since = lead.ended_at ?? lead.activated_at ?? lead.registered_at ?? lead.invited_at;
  return (
    <article className={styles.row}>
      <div className={styles.who}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {name !== email && (
          <p>
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </p>
        )}
      </div>
      <p className={styles.facts}>
        {code !== null && <bdi className={styles.code}>{code}</bdi>}
        <span>
          <FormattedMessage
            id={`admin.tour_leads.since.${status}`}
            values={{ date: <DateText key="date" at={since} /> }}
          />
        </span>
        {lead.agreed_to_be_named && (
          <span>
            <FormattedMessage id="admin.tour_leads.named" />
          </span>
        )}
        {lead.invitation_expires_at !== null && (
          <span>
            <FormattedMessage
              id="admin.tour_leads.expires"
              values={{ date: <DateText key="date" at={lead.invitation_expires_at} /> }}
            />
          </span>
        )}
      </p>
      {status !== "ended" && (
        <div className={styles.act}>
          {status === "registered" && <TourLeadActivation leadId={lead.id} name={name} />}
          <TourLeadEnding leadId={lead.id} lead={{ name, status }} />
        </div>
      )}
      {customer_id !== null && images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ id, file_name }) => (
            <li key={id}>
              <PhotoImage address={photoPath({ id, customer_id, file_name })} alt={file_name} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
