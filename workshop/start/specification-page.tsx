import { useDeferredValue, useId, useState } from "react";
import { exportName, stateWords, storiesId } from "#workshop/stories/story-names.ts";
import styles from "./specification-page.module.css";
import { StoryLink } from "./story-link.tsx";

type Named = { id: string; file: string; title: string };
type ShownState = { id: string; machineId: string; flow: string; state: string };
/** `of`: the title of its group of stories. */
type ShownPage = { id: string; of: string; title: string };
type ShownOperation = { id: string; operation: string; method: string; path: string };
type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Shown = {
  tests: readonly Named[];
  states: readonly ShownState[];
  pages: readonly ShownPage[];
  operations: readonly ShownOperation[];
};
type Statement = Shown & { id: string; text: string };
type Props = Shown & { sections: Sections };

/** Every statement of the specification, with the stories, the operations and the tests that show it. */
export function SpecificationPage({ sections, ...shown }: Props) {
  const fieldId = useId();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const tests = Map.groupBy(shown.tests, ({ id }) => id);
  const states = Map.groupBy(shown.states, ({ id }) => id);
  const pages = Map.groupBy(shown.pages, ({ id }) => id);
  const operations = Map.groupBy(shown.operations, ({ id }) => id);
  const found = Object.entries(sections).map(([title, statements]) => ({
    title,
    statements: Object.entries(statements)
      .map(([id, text]) => ({
        id,
        text,
        tests: tests.get(id) ?? [],
        states: states.get(id) ?? [],
        pages: pages.get(id) ?? [],
        operations: operations.get(id) ?? [],
      }))
      .filter((statement) => contains(statement, wanted)),
  }));
  const all = found.flatMap(({ statements }) => statements);
  const untested = all.filter(({ tests }) => tests.length === 0).length;
  return (
    <main className={styles.page} dir="ltr">
      <h1>Specification</h1>
      <p>
        What the shop’s owner specified, with the stories, the operations and the tests that show it. A test
        names its statements by <code>requirements(…)</code>, a state by <code>requirements</code> in its
        flow’s path model, a page by <code>requirements</code> in <code>workshop/pages/</code>; the statements
        and their operations are in <code>specification/</code>.
      </p>
      <label htmlFor={fieldId}>Statement, state, page, operation, file or test</label>
      <input
        id={fieldId}
        className={styles.field}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">
        Statements: {all.length}, without a test: {untested}
      </p>
      {found
        .filter(({ statements }) => statements.length > 0)
        .map(({ title, statements }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={styles.statements}>
              {statements.map((statement) => (
                <Row key={statement.id} {...statement} />
              ))}
            </ul>
          </section>
        ))}
    </main>
  );
}

function Row({ id, text, tests, states, pages, operations }: Statement) {
  return (
    <li>
      <p>{text}</p>
      <code>{id}</code>
      {tests.length === 0 && <strong className={styles.missing}>No test</strong>}
      {states.length + pages.length > 0 && (
        <ul className={styles.tests}>
          {pages.map(({ of, title }) => (
            <li key={of}>
              <StoryLink of={of} story="Full" words={title} />
            </li>
          ))}
          {states.map(({ machineId, flow, state }) => (
            <li key={`${machineId} ${state}`}>
              <StoryLink
                of={storiesId(machineId)}
                story={exportName(state)}
                words={`${flow}: ${stateWords(state)}`}
              />
            </li>
          ))}
        </ul>
      )}
      {operations.length > 0 && (
        <ul className={styles.tests}>
          {operations.map(({ operation, method, path }) => (
            <li key={operation}>
              <span>{operation}</span>{" "}
              <code>
                {method} {path}
              </code>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.tests}>
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            <span>{title}</span> <code>{file}</code>
          </li>
        ))}
      </ul>
    </li>
  );
}

const contains = ({ id, text, tests, states, pages, operations }: Statement, wanted: string): boolean =>
  [
    id,
    text,
    ...tests.flatMap(({ file, title }) => [file, title]),
    ...pages.map(({ title }) => title),
    ...operations.flatMap(({ operation, method, path }) => [operation, `${method} ${path}`]),
    ...states.flatMap(({ flow, state }) => [flow, stateWords(state)]),
  ]
    .join("\n")
    .toLowerCase()
    .includes(wanted);
