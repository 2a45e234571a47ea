import { stringify } from "csv-stringify/sync";
import { XMLBuilder } from "fast-xml-parser";
import { sumMinor, type Currency } from "#domain/money.ts";

export type Transfer = { id: string; holder: string; iban: string; value: bigint };
export type Transfers = {
  id: string;
  at: Date;
  currency: Currency;
  name: string;
  transfers: readonly Transfer[];
};

export function toDecimal(value: bigint, { currency_precision: precision }: Currency): string {
  const digits = String(value).padStart(precision + 1, "0");
  return precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });
/** ISO 20022's identifiers have at most 35 characters. */
const shortId = (id: string): string => id.replaceAll("-", "");

/** A SEPA credit transfer in euros, following the European Payments Council's guidelines: ISO 20022, pain.001.001.09. */
export function creditTransfer({ id, at, currency, name, transfers }: Transfers, payerIban: string): string {
  const total = sumMinor(transfers.map(({ value }) => value));
  const sums = { NbOfTxs: String(transfers.length), CtrlSum: toDecimal(total, currency) };
  const payer = { Nm: inSepaLetters(name) };
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    Document: {
      "@xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09",
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: shortId(id), CreDtTm: at.toISOString().slice(0, 19), ...sums, InitgPty: payer },
        PmtInf: {
          PmtInfId: shortId(id),
          PmtMtd: "TRF",
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
          ReqdExctnDt: { Dt: at.toISOString().slice(0, 10) },
          Dbtr: payer,
          DbtrAcct: { Id: { IBAN: payerIban } },
          DbtrAgt: { FinInstnId: { Othr: { Id: "NOTPROVIDED" } } },
          ChrgBr: "SLEV",
          CdtTrfTxInf: transfers.map((transfer) => ({
            PmtId: { EndToEndId: shortId(transfer.id) },
            Amt: { InstdAmt: { "@Ccy": currency.currency, "#text": toDecimal(transfer.value, currency) } },
            Cdtr: { Nm: inSepaLetters(transfer.holder) },
            CdtrAcct: { Id: { IBAN: transfer.iban } },
            RmtInf: { Ustrd: inSepaLetters(`${name} commission`) },
          })),
        },
      },
    },
  });
}

/** For a bank without SEPA: a row per payout. Cells that spreadsheets would take for formulas are escaped. */
export const transferCsv = ({ currency, transfers }: Transfers): string =>
  stringify(
    transfers.map(({ id, holder, iban, value }) => [
      id,
      holder,
      iban,
      currency.currency,
      toDecimal(value, currency),
    ]),
    { header: true, columns: ["payout", "holder", "iban", "currency", "value"], escape_formulas: true },
  );

const spelled: Record<string, string> = { ß: "ss", æ: "ae", Æ: "AE", ø: "o", Ø: "O", ł: "l", Ł: "L", đ: "d" };

/** The character set that every bank accepts; names have at most 70 characters. */
const inSepaLetters = (text: string): string =>
  text
    .replaceAll(/[ßæÆøØłŁđ]/g, (character) => spelled[character]!)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, " ")
    .replaceAll(/ +/g, " ")
    .trim()
    .slice(0, 70) || "-";
