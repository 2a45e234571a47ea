import { moveFiles } from "#server/platform/files/move-files.ts";
import { readSettings } from "#server/platform/settings.ts";

/** `npm run shop -- files move`: returns the remaining lines to print, and whether all files were moved. */
export async function moveIntoStore(
  say: (line: string) => void,
): Promise<{ lines: string[]; isWell: boolean }> {
  const settings = readSettings(process.env);
  const { copied, there, damaged } = await moveFiles(settings, say);
  const { dataFolder } = settings;
  if (copied + there + damaged.length === 0)
    return { lines: [`There are no files in ${dataFolder}, and nothing was copied.`], isWell: true };
  const lines = [`${copied} files copied, ${there} there already; each was read back and is right.`];
  if (damaged.length > 0) {
    lines.push(
      `${damaged.length} not copied, because they are not what their names say:`,
      ...damaged.map((file) => `  ${file}`),
      `Put them back into ${dataFolder} from a copy, and run this again.`,
    );
  } else {
    lines.push(
      `When the shop runs with the store, images, documents, uploads and outbox in ${dataFolder} may be deleted. Delete them soon: what customers delete from then on stays in them.`,
    );
  }
  return { lines, isWell: damaged.length === 0 };
}
