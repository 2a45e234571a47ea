import { useEffect, useState } from "react";
import { editorUrl, loadSource, sourceFile } from "./stately-source.ts";
import styles from "./chart-links.module.css";

type Props = {
  machineId: string;
  /** The current state's story in the workshop, or null. */
  story?: string | null;
  /** The flow's page in the running shop, or null. */
  page?: string | null;
};

/** Opens a flow in other places: in Stately's editor, in the workshop, in the running shop. */
export function ChartLinks({ machineId, story = null, page = null }: Props) {
  return (
    <>
      <OpenInStately key={machineId} machineId={machineId} />
      {story !== null && (
        <OutsideLink href={story} title="The story of this state, in Storybook">
          Open in the workshop
        </OutsideLink>
      )}
      {page !== null && (
        <OutsideLink
          href={page}
          title="The page of this flow, with the inspector; npm run dev has to be running"
        >
          Open in the running shop
        </OutsideLink>
      )}
    </>
  );
}

function OutsideLink({ href, title, children }: { href: string; title: string; children: string }) {
  return (
    <a href={href} title={title} target="_blank" rel="noopener">
      {children} <Arrow />
    </a>
  );
}

const Arrow = () => <span aria-hidden>↗</span>;

/** The source is loaded beforehand, because a click allows to use the clipboard and open a tab only for a moment. */
function OpenInStately({ machineId }: { machineId: string }) {
  const [source, setSource] = useState<string | null>(null);
  const [said, say] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void loadSource(machineId).then((loaded) => isCurrent && setSource(loaded));
    return () => {
      isCurrent = false;
    };
  }, [machineId]);
  if (source === null) return null;
  const open = async () => {
    try {
      // First, because a page in the background may not write to the clipboard.
      await navigator.clipboard.writeText(source);
      say("The code is on the clipboard: paste it into Stately’s code panel.");
      window.open(editorUrl, "_blank", "noopener");
    } catch {
      say(`The clipboard can’t be used here. The code is in ${sourceFile(machineId)}.`);
    }
  };
  return (
    <>
      <button
        type="button"
        title="Copies the code of this chart to the clipboard and opens Stately’s editor in a new tab: paste it into the code panel"
        onClick={() => void open()}
      >
        Open in Stately <Arrow />
      </button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
