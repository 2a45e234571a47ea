import { useState } from "react";
import { statesOf, type Chart } from "./chart.ts";
import { arrowWords } from "./words.ts";
import styles from "./live-chart.module.css";

/** A search result: a state, or an arrow with its own id and its source's. */
export type Found = { id: string; state: string; words: string };

const most = 12;

export function ChartSearch({ chart, onFound }: { chart: Chart; onFound: (found: Found) => void }) {
  const [term, setTerm] = useState("");
  const results = term.trim() === "" ? [] : findIn(chart, term.trim().toLowerCase());
  return (
    <search className={styles.search}>
      <input
        type="search"
        aria-label="Find a state or an event"
        placeholder="Find a state or an event"
        value={term}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        onKeyDown={({ key }) => key === "Enter" && results[0] && onFound(results[0])}
      />
      {term.trim() !== "" && (
        <ul className={styles.found}>
          {results.length === 0 && <li role="status">Nothing of that name</li>}
          {results.slice(0, most).map((result) => (
            <li key={result.id}>
              <button
                type="button"
                onClick={() => {
                  onFound(result);
                  setTerm("");
                }}
              >
                {result.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** States before events, each in the chart's order. */
function findIn({ root, arrows }: Chart, term: string): Found[] {
  const states = statesOf(root)
    .filter((state) => state !== root)
    .map(({ id }) => ({ id, state: id, words: id.slice(root.id.length + 1) }));
  const events = arrows.map((arrow) => ({
    id: arrow.id,
    state: arrow.source,
    words: arrowWords(arrow),
    event: arrow.event,
  }));
  return [
    ...states.filter(({ words }) => words.toLowerCase().includes(term)),
    ...events
      .filter(({ event }) => event.toLowerCase().includes(term))
      .map(({ id, state, words }) => ({ id, state, words })),
  ];
}
