import { storyNameFromExport, toId } from "storybook/internal/csf";

export const contains = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);

export function StoryLink({ of, story, words }: { of: string; story: string; words: string }) {
  const id = toId(of, storyNameFromExport(story));
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {words}
    </a>
  );
}
