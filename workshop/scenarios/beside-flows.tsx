import type { ReactNode } from "react";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { Frame } from "#workshop/stories/frame.tsx";
import type { Look } from "#workshop/stories/stage.tsx";
import { PageFlows } from "./page-flows.tsx";
import styles from "./scenario-stage.module.css";

type Props = { look: Look; title: string; flowLog: FlowLog; children: ReactNode };

/** The storefront alone, or with the charts of its flows, as the toolbar says. */
export function BesideFlows({ look, title, flowLog, children }: Props) {
  if (look.chart === "off") return children;
  return (
    <div className={styles[look.chart]}>
      <Frame width={look.width} title={title}>
        {children}
      </Frame>
      <PageFlows flowLog={flowLog} />
    </div>
  );
}
