import styles from "./start-page.module.css";

export const filters = {
  all: "Everything",
  scenarios: "Scenarios",
  pages: "Pages",
  flows: "Flows",
  refusals: "Refusals",
  news: "New since the last release",
} as const;
export type Filter = keyof typeof filters;

type Props = { chosen: Filter; offered: readonly Filter[]; onChoose: (filter: Filter) => void };

export const StartFilter = ({ chosen, offered, onChoose }: Props) => (
  <fieldset className={styles.filters}>
    <legend>Show</legend>
    {offered.map((filter) => (
      <label key={filter}>
        <input type="radio" name="filter" checked={filter === chosen} onChange={() => onChoose(filter)} />{" "}
        {filters[filter]}
      </label>
    ))}
  </fieldset>
);
