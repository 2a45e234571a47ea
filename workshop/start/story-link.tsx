import { storyNameFromExport, toId } from "storybook/internal/csf";

export const contains = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);

/** `of`: the title or the id of its group; `story`: the export's name. */
export const storyIdOf = (of: string, story: string): string => toId(of, storyNameFromExport(story));

export function StoryLink({ of, story, words }: { of: string; story: string; words: string }) {
  return (
    <a href={`./?path=/story/${storyIdOf(of, story)}`} target="_top">
      {words}
    </a>
  );
}
